/** Names of chat assistants, as people put them into the names of files. */
export const ASSISTANT_NAMES =
  /(?<!\p{L})(?:chat\s?-?_?gpt|gpt-?\d?o?|openai|claude|gemini|copilot|mistral|le ?chat|perplexity|deepseek|grok)(?!\p{L})/iu;

/** Words for what analysts write for themselves, in names of text files. */
export const ANALYST_TEXTS =
  /(?<!\p{L})(?:memo|mémo|notes?|analysis|analyses?|análises?|due diligence|avis|parecer)(?!\p{L})/iu;

/** Folders in which analysts keep what they wrote. */
export const ANALYST_FOLDERS = /(?:^|\/)(?:agents?|notes?|memos?|mémos|analysts?|analystes?|analistas?)\//iu;
