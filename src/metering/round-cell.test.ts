import { expect, test } from 'vitest'
import { markOf, readCell, readSheet, rolledOver, type RoundRow } from './round-cell.ts'

const reading = { id: '1', version: 1, new_number: '110', replaced: false, replaced_consumption: null }
const rest = { status: 'draft', has_image: false, by: null } as const
const row = (meter: string, more: Partial<RoundRow> = {}): RoundRow => ({
  meter_id: meter.slice(1),
  meter,
  apartment_id: null,
  apartment: null,
  block_id: null,
  block: null,
  floor: null,
  charge_factor: '1',
  previous: '100',
  usual: '10',
  reading: null,
  is_missed: false,
  ...more,
})
const used = (consumption: string, more: object = {}) => ({ ...reading, ...rest, consumption, ...more })

test('a cell reads the number as the office spells it, and leaves other text to the server', () => {
  expect(readCell('1.250,5', 'vi')).toBe('1250.5')
  expect(readCell('1,250.5', 'en')).toBe('1250.5')
  expect(readCell(' twelve ', 'vi')).toBe('twelve')
})

test('a row is marked where nothing was read, and where the consumption should be looked at', () => {
  expect(markOf(row('M1'))).toBe('missing')
  expect(markOf(row('M1', { reading: used('0') }))).toBe('zero')
  expect(markOf(row('M1', { reading: used('30') }))).toBeUndefined()
  expect(markOf(row('M1', { reading: used('30.001') }))).toBe('high')
  expect(markOf(row('M1', { reading: used('500'), usual: '0.5' }))).toBeUndefined()
  expect(markOf(row('M1', { reading: used('9', { replaced: true }) }))).toBe('replaced')
})

test('a meter that began again at zero has used what was left, and what it shows', () => {
  expect(rolledOver({ previous: '99987' }, '12')).toBe('25')
  expect(rolledOver({ previous: '99987.5' }, '0.25')).toBe('12.75')
})

test('one column fills the meters downwards, several name them; headings and empty lines are left out', () => {
  const from = [row('M1'), row('M2')]
  const sent = (text: string) => readSheet(text, { from, language: 'vi' }).map((one) => one.sent)
  expect(sent('110\r\n\r\n')).toEqual([{ meter_id: '1', new_number: '110' }])
  expect(sent('110\n120\n130')).toEqual([
    { meter_id: '1', new_number: '110' },
    { meter_id: '2', new_number: '120' },
    { name: '', new_number: '130' },
  ])
  expect(sent('Căn hộ\tTên\tChỉ số\nA-0101\tLan\t1.250\nA-0102\tHoa\tx\n')).toEqual([
    { name: 'A-0101', new_number: '1250' },
    { name: 'A-0102', new_number: 'x' },
  ])
})
