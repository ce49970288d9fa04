/** The library's part of `bench hostile`: reviews the folder it is given, and says what became of it. */
import { reviewDeal } from "../src/review.ts";
import { becameOf } from "./became-of.ts";

const review = await reviewDeal(process.argv[2] ?? "", { locale: "en" });
console.log(JSON.stringify(becameOf(review)));
