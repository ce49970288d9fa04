/** Phrases by the topic they tell of, one a line; `none` tells of what the catalogue does not have. */
export type Examples = Partial<Record<string, string>>;
