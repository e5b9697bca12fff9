import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import { labels } from '#entities/labels.ts'
import { headingOf } from '#api/building-workbook/sheet-cells.ts'
import { sheetsByName } from '#domain/workbook/sheets.ts'
import type { Language } from '#core/language.ts'

/** Lines of a sheet by its columns' names; a column that no line names is absent from the file. */
export type Lines = readonly Readonly<Record<string, string | number | undefined>>[]
export type FilledSheets = Readonly<Record<string, Lines>>

/** A workbook as an office fills the template in. */
export async function filledWorkbook(sheets: FilledSheets, language: Language = 'vi'): Promise<Uint8Array> {
  const written = Object.entries(sheets).map(([name, lines]) => {
    const sheet = sheetsByName.get(name)
    if (sheet === undefined) throw new Error(`no sheet ${name}`)
    const columns = sheet.columns.filter((column) => lines.some((line) => line[column.name] !== undefined))
    const data: SheetData = [
      columns.map((column) => ({
        value: `${headingOf(column, labels, language)}${column.required === true ? ' *' : ''}`,
        type: String,
      })),
      ...lines.map((line) =>
        columns.map((column) => {
          const value = line[column.name] ?? ''
          return typeof value === 'number' ? { value, type: Number } : { value, type: String }
        }),
      ),
    ]
    return { data, sheet: sheet.title[language] }
  })
  return new Uint8Array(await writeExcelFile(written).toBuffer())
}

/** A small building: two blocks, four people, a card, meters and debts. */
export const smallBuilding = {
  apartments: [
    {
      code: 'A-0801',
      block_id: 'A',
      area: '68,5',
      handover_date: '15/06/2021',
      apartment_type_id: 'Loại lạ',
    },
    { code: 'A-0802', block_id: 'A', area: 92, handover_date: '20/06/2021' },
    { code: 'B-1205', block_id: 'B', area: '46' },
  ],
  residents: [
    {
      full_name: 'Nguyễn Văn An',
      apartment_id: 'A-0801',
      relationship_id: 'Chủ nhà',
      phone_number: '0912 345 678',
    },
    { full_name: 'Trần Thị Bình', apartment_id: 'A-0801', relationship_id: 'Vợ' },
    {
      full_name: 'Nguyễn Văn An',
      apartment_id: 'A-0802',
      relationship_id: 'Chủ nhà',
      phone_number: '0912 345 678',
    },
    // Another of that name.
    { full_name: 'Trần Thị Bình', apartment_id: 'B-1205', relationship_id: 'Chủ nhà' },
    { full_name: 'Lê Minh Châu', apartment_id: 'B-1205', relationship_id: 'Con dâu' },
  ],
  vehicles: [
    {
      apartment_id: 'A-0801',
      vehicle_type: 'Xe máy',
      license_plate: '29K1-678.90',
      parking_card_id: 'XM0001',
      register_from: '01/07/2021',
      owner_id: 'Trần Thị Bình',
    },
    { apartment_id: 'A-0802', vehicle_type: 'Xe đạp', register_from: '01/01/2025' },
  ],
  meters: [
    {
      apartment_id: 'A-0801',
      kind: 'Nước lạnh',
      serial_number: 'N1',
      start_number: '152',
      new_number: '164',
    },
    { apartment_id: 'A-0801', kind: 'Điện 1 pha', start_number: '4310', new_number: '4771' },
    { apartment_id: 'A-0802', kind: 'Nước', start_number: '98' },
  ],
  debts: [
    { apartment_id: 'A-0802', fee_type: 'Phí quản lý', month: '09/2026', amount: 616500 },
    { apartment_id: 'A-0802', fee_type: 'Nước', month: '10/2026', amount: 118000 },
  ],
  payers: [
    { apartment_id: 'A-0802', payer_kind: 'Chủ sở hữu', payer: 'Nguyễn Văn An', from_month: '11/2026' },
  ],
} satisfies FilledSheets
