/** A value for whatever limit an error's sentence may name: for tests that read every sentence. */
export const everyLimit = {
  min: 1,
  max: 2,
  maxLength: 3,
  maxSizeMb: 4,
  digits: 5,
  prefixes: 'A / B',
  placeholder: 'due',
  text: '“1.234”',
  thousands: '1 234',
  fraction: '1.2340',
  line: 6,
  sheet: 'A',
  fee: 'B',
  month: '11/2026',
}
