import { requireObject } from "./known-options.ts";

/** What is made of an object: made once, and kept as long as the object is. */
export function rememberedFor<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, Made>();
  return (of) => {
    let made = known.get(of);
    if (made === undefined) {
      requireObject("What is to be read", of);
      made = make(of);
      known.set(of, made);
    }
    return made;
  };
}

/** What is made of a text: made once. When `most` texts are known all are forgotten, so that memory has an end. */
export function rememberedByText<Made>(make: (text: string) => Made, most = 20_000): (text: string) => Made {
  const known = new Map<string, Made>();
  return (text) => {
    let made = known.get(text);
    if (made === undefined) {
      made = make(text);
      if (known.size >= most) known.clear();
      known.set(text, made);
    }
    return made;
  };
}
