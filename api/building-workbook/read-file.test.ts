import writeExcelFile from 'write-excel-file/node'
import { expect, test } from 'vitest'
import { labels } from '#entities/labels.ts'
import { ApiError } from '../http/error.ts'
import { readFile } from './read-file.ts'

const heading = ['Mã căn hộ', 'Block / tháp', 'Diện tích']
const homes = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => [`A-${from + at}`, 'A', '50'])
const people = [
  ['Họ và tên', 'Căn hộ', 'Quan hệ'],
  ['An', 'A-1', 'Chủ hộ'],
]

/** Sheets of text by their names, in their order. */
async function fileOf(sheets: readonly (readonly [name: string, lines: readonly (readonly string[])[]])[]) {
  const written = sheets.map(([sheet, lines]) => ({
    sheet,
    data: lines.map((line) => line.map((value) => ({ value, type: String }))),
  }))
  return new Uint8Array(await writeExcelFile(written).toBuffer())
}

const refusal = async (work: Promise<unknown>) => {
  try {
    await work
  } catch (error) {
    if (error instanceof ApiError) return error.fields.map(({ field, code }) => `${field}:${code}`)
    throw error
  }
  return []
}

test('of thirteen sheets the last is left out and named, whatever is in it', async () => {
  const others = Array.from({ length: 11 }, (_, at) => [`Tờ ${at}`, [['Việc', 'Ngày']]] as const)
  const bytes = await fileOf([['Căn hộ', [heading, ...homes(1, 2)]], ...others, ['Cư dân', people]])
  const { sheets, leftOut } = await readFile(bytes, '1', labels)
  expect([sheets.map(({ title }) => title), leftOut]).toEqual([['Căn hộ'], ['Cư dân']])
})

test('rows are counted over all sheets of a file, and one too many refuses it', async () => {
  const bytes = await fileOf([
    ['Căn hộ', [heading, ...homes(1, 3)]],
    ['Cư dân', [...people, ['Bình', 'A-1', 'Vợ']]],
  ])
  const { sheets } = await readFile(bytes, '1', labels, { rows: 5, sheets: 12 })
  expect(sheets.map(({ rows }) => rows.length)).toEqual([3, 2])
  expect(await refusal(readFile(bytes, '1', labels, { rows: 4, sheets: 12 }))).toEqual([
    'file:import_too_many_rows',
  ])
})
