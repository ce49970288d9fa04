declare module "snowball-stemmers" {
  const snowball: { newStemmer(language: "french" | "english" | "portuguese"): { stem(word: string): string } };
  export default snowball;
}
