import { filledWorkbook, type FilledSheets } from './filled-workbook.ts'
import type { Language } from '#core/language.ts'

/** Words of an office's lists. */
const said = {
  vi: {
    householder: 'Chủ hộ',
    motorbike: 'Xe máy',
    water: 'Nước',
    management: 'Phí quản lý',
    plate: (at: number) => `29K1-${String(10_000 + at)}`,
  },
  km: {
    householder: 'ម្ចាស់ផ្ទះ',
    motorbike: 'ម៉ូតូ',
    water: 'ទឹក',
    management: 'ថ្លៃគ្រប់គ្រង',
    plate: (at: number) => `1A-${String(1_000 + at)}`,
  },
} as const
export type OfficeLanguage = keyof typeof said

/** Homes of the office, handed over years ago: each with a householder who reads mail, and a water meter. */
export const homes = 30
/** What each home has used in the first month, m³. */
const used = 12
const area = '68,5'

/** The filled workbook of a building of 30 apartments in two blocks, as an office brings it from its former program. */
export async function officeWorkbook(
  language: OfficeLanguage,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const words = said[language]
  const codes = Array.from(
    { length: homes },
    (_home, at) => `${at % 2 === 0 ? 'A' : 'B'}-${String(at + 101)}`,
  )
  const sheets: FilledSheets = {
    apartments: codes.map((code) => ({
      code,
      block_id: code.slice(0, 1),
      area,
      handover_date: '15/06/2021',
      register_people_number: '3',
    })),
    residents: codes.map((code, at) => ({
      full_name: `Người ${at + 1}`,
      apartment_id: code,
      relationship_id: words.householder,
      email: `nguoi.${at + 1}@example.com`,
    })),
    vehicles: codes.slice(0, 10).map((code, at) => ({
      apartment_id: code,
      vehicle_type: words.motorbike,
      license_plate: words.plate(at),
      register_from: '01/07/2021',
    })),
    meters: codes.map((code, at) => ({
      apartment_id: code,
      kind: words.water,
      start_number: String(100 + at),
      new_number: String(100 + at + used),
    })),
    debts: codes.slice(0, 2).map((code) => ({
      apartment_id: code,
      fee_type: words.management,
      month: '10/2026',
      amount: 600_000,
    })),
  }
  return {
    name: 'toa-nha.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await filledWorkbook(sheets, language satisfies Language)),
  }
}
