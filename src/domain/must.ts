/** Returns a value that is known to be there. Throws otherwise: that is a fault of the program, not of its input. */
export function must<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('A value is missing that must be there.');
  return value;
}

/** The item at an index that the list is known to have. Throws otherwise. */
export function itemAt<Item>(list: ArrayLike<Item>, at: number): Item {
  if (!(at >= 0 && at < list.length)) throw new RangeError(`There is no item ${at} among ${list.length}.`);
  return list[at] as Item;
}

/** The last item of a list that is known to have one. Throws when the list is empty. */
export const lastOf = <Item>(list: ArrayLike<Item>): Item => itemAt(list, list.length - 1);
