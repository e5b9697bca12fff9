/** SQL: a name in the one spelling that is compared: without accents, case, and spaces that were typed twice or take no room. */
export const nameKeySql = (name: string) =>
  String.raw`plain_text(btrim(regexp_replace(replace(${name}, U&'\200B', ''), '\s+', ' ', 'g')))`
