/** So many questions a founder can be asked at once; the others wait behind them. */
export const FIRST_QUESTIONS = 12;
