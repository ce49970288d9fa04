/** Words for customers who leave or stay, in French, English and Portuguese, without accents and case. */

export const LEAVE =
  /\b(?:leave|leaves|cancel|cancels|churn|quit|drop out|unsubscribe|resilient?|partent|part|quittent|nous quittent|se desabonnent|cancelam?|saem|sai|desistem?|abandonam?)\b/u;

export const RENEW =
  /\b(?:renews?|renewed|come back|stay|stays|renouvellent?|restent|reste|renovam?|ficam?|permanecem?)\b/u;

export const RENEW_NOT =
  /\b(?:do(?:es)? not|don['’]t|doesn['’]t|never) (?:renew|come back|stay)\b|\bne (?:renouvellent?|restent?|reviennent) pas\b|\bnao (?:renovam?|voltam?|ficam?|permanecem?)\b/u;

/** "2 in 100", "fewer than 1 in 5", "1 sur 5", "1 em cada 5": less, more, how many, of how many. */
export const OUT_OF =
  /(?:(fewer than|less than|under|moins de|menos de)|(more than|over|plus de|mais de))?\s?(?<![\d.,])(\d{1,3}) (?:in|out of|sur|em cada|em|de cada) (\d{1,4})(?![\d.,%])/u;
