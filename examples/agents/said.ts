/** What the frameworks' own stand-ins for a model are made to say, true and false, and the citation a tool is asked for. */
export const TRUE = "The MRR was 42,000 € in December 2024.";
export const FALSE = "The MRR was 82,000 € in December 2024.";
export const CITATION = { type: "deck", reference: "Slide 8", quote: "MRR December 2024: 42,000 €" };
