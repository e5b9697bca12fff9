/** Sheets that papers are printed on; `k80` is the roll of a thermal printer, 80 mm wide and as long as it needs. */
export const paperSizes = ['a4', 'a5', 'k80'] as const
