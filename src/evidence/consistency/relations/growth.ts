import type { Relation } from "../relation.ts";
import { DEFINED, earlier, formula, LOOSE, of } from "./build.ts";

/** What cannot fall while what it is made of grows, and parts of the users. */
export const GROWTH: readonly Relation[] = [
  {
    id: "revenue≥before",
    gives: "revenue",
    variants: [
      formula(
        "revenue",
        [earlier("revenue"), of("customers", "users", "mau"), earlier("customers", "users", "mau")],
        "{revenue_before}",
        (before, now, then) => (now >= then ? before : Number.NEGATIVE_INFINITY),
      ),
    ],
    bound: "at_least",
    ...LOOSE("growth", 0.02, "other_scope"),
  },
  {
    id: "arr≥before",
    gives: "arr",
    variants: [
      formula(
        "arr",
        [earlier("arr"), of("customers", "users"), earlier("customers", "users")],
        "{arr_before}",
        (before, now, then) => (now >= then ? before : Number.NEGATIVE_INFINITY),
      ),
    ],
    bound: "at_least",
    ...LOOSE("growth", 0.02, "other_scope"),
  },
  {
    id: "revenue≥arr_before",
    gives: "revenue",
    variants: [formula("revenue", [earlier("arr")], "{arr_before}", (before) => before)],
    bound: "at_least",
    only: "plan_years",
    // That customers stay and go on paying.
    assumes: true,
    ...LOOSE("growth", 0.03, "other_scope", "other_date"),
  },
  {
    id: "mau≤users",
    gives: "mau",
    variants: [formula("mau", [of("users")], "{users}", (users) => users)],
    bound: "at_most",
    ...LOOSE("growth", 0, "other_date"),
  },
  {
    id: "dau≤mau",
    gives: "dau",
    variants: [formula("dau", [of("mau")], "{mau}", (mau) => mau)],
    bound: "at_most",
    ...DEFINED("growth", "other_date"),
  },
  {
    id: "customers≤users",
    gives: "customers",
    variants: [formula("customers", [of("users")], "{users}", (users) => users)],
    bound: "at_most",
    // A customer may be a firm whose people are no users yet.
    assumes: true,
    ...LOOSE("growth", 0, "other_date", "other_scope"),
  },
];
