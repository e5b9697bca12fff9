import { expect, test } from 'vitest'
import { readDay, readInstant, readMonth, readTime } from './typed-time.ts'

test.each([
  ['31/12/1991', '1991-12-31'],
  ['7/12/1991', '1991-12-07'],
  ['៧/១២/១៩៩១', '1991-12-07'],
  ['０７/１２/１９９１', '1991-12-07'],
  ['07-12-1991', '1991-12-07'],
  ['07121991', '1991-12-07'],
  ['1991-12-07', '1991-12-07'],
  ['29/02/2028', '2028-02-29'],
  ['31/02/1990', undefined],
  ['00/12/1991', undefined],
  ['12/25/1991', undefined],
  ['7/12/91', undefined],
  ['mai', undefined],
  ['', undefined],
])('the day %s is %s', (text, day) => expect(readDay(text)).toBe(day))

test.each([
  ['10/03/2027 14:30', '2027-03-10T07:30:00.000Z'],
  ['10/3/2027  7:05', '2027-03-10T00:05:00.000Z'],
  ['១០/០៣/២០២៧ ១៤:៣០', '2027-03-10T07:30:00.000Z'],
  ['10/03/2027', undefined],
  ['10/03/2027 25:00', undefined],
  ['10/03/2027 14:30 15', undefined],
  ['31/02/2027 14:30', undefined],
])('the instant %s is %s', (text, instant) => expect(readInstant(text)).toBe(instant))

test.each([
  ['12/1991', '1991-12'],
  ['1991-12', '1991-12'],
  ['៣/២០២៧', '2027-03'],
  ['13/2027', undefined],
  ['2027', undefined],
])('the month %s is %s', (text, month) => expect(readMonth(text)).toBe(month))

test.each([
  ['7:30', '07:30:00'],
  ['07:30:15', '07:30:15'],
  ['24:00', undefined],
  ['7h30', undefined],
])('the time %s is %s', (text, time) => expect(readTime(text)).toBe(time))
