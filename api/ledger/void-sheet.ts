import { officeClock } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import { exactNumber, momentCell, type Cell, type ExportLabels } from '../records/present/export-cells.ts'
import type { VoidedRow } from './void-register.ts'

const columns = {
  number: { vi: 'Số chứng từ', en: 'Document number', km: 'លេខឯកសារ' },
  kind: { vi: 'Loại chứng từ', en: 'Document', km: 'ឯកសារ' },
  date: { vi: 'Ngày chứng từ', en: 'Document date', km: 'ថ្ងៃឯកសារ' },
  apartment: { vi: 'Căn hộ', en: 'Apartment', km: 'អាផាតមិន' },
  amount: { vi: 'Số tiền', en: 'Amount', km: 'ទឹកប្រាក់' },
  made_by: { vi: 'Người lập', en: 'Made by', km: 'អ្នករៀបចំ' },
  voided_by: { vi: 'Người hủy', en: 'Voided by', km: 'អ្នកលុប' },
  voided_at: { vi: 'Hủy lúc', en: 'Voided at', km: 'លុបនៅ' },
  reason: { vi: 'Lý do hủy', en: 'Reason', km: 'មូលហេតុលុប' },
} as const satisfies Readonly<
  Record<Exclude<keyof VoidedRow, symbol | 'document_id'>, Readonly<Record<Language, string>>>
>
const names = Object.keys(columns) as (keyof typeof columns)[]

export const voidedTitles = (language: Language): string[] => names.map((name) => columns[name][language])

export const voidedSums = names.map((name) => name === 'amount')

/** A void as cells: its amount is a number, its time the office's, and no text is a formula. */
export function voidedCells(row: VoidedRow, language: Language, labels: ExportLabels): Cell[] {
  const cells: Readonly<Record<keyof typeof columns, Cell>> = {
    ...row,
    kind: labels[row.kind]?.[language].one ?? row.kind,
    date: momentCell(row.date),
    amount: exactNumber(row.amount),
    voided_at: momentCell(officeClock(row.voided_at)),
  }
  return names.map((name) => cells[name])
}
