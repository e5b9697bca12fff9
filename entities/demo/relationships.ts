import { languages, type Translated } from '#core/language.ts'
import type { DemoRow, Ids } from './row.ts'
import type { Site } from './sites.ts'

const relationships = {
  householder: { vi: 'Chủ hộ', en: 'Householder', km: 'ម្ចាស់ផ្ទះ' },
  spouse: { vi: 'Vợ / chồng', en: 'Spouse', km: 'ប្តី ឬប្រពន្ធ' },
  child: { vi: 'Con', en: 'Child', km: 'កូន' },
  parent: { vi: 'Bố / mẹ', en: 'Parent', km: 'ឪពុក ឬម្តាយ' },
  sibling: { vi: 'Anh / chị / em', en: 'Brother or sister', km: 'បងប្អូន' },
  grandchild: { vi: 'Cháu', en: 'Grandchild', km: 'ចៅ' },
  relative: { vi: 'Họ hàng', en: 'Relative', km: 'សាច់ញាតិ' },
  tenant: { vi: 'Người thuê', en: 'Tenant', km: 'អ្នកជួល' },
  helper: { vi: 'Người giúp việc', en: 'Domestic helper', km: 'អ្នកជួយការងារផ្ទះ' },
  other: { vi: 'Khác', en: 'Other', km: 'ផ្សេងៗ' },
} as const satisfies Record<string, Translated>
export type RelationshipCode = keyof typeof relationships

/** The relationships of one building, named in its language; the last is kept but no longer offered. */
export function relationshipRows(site: Site, buildingId: string, ids: Ids): DemoRow[] {
  return Object.entries(relationships).map(([code, words]) => ({
    id: ids('relationship'),
    building_id: buildingId,
    code,
    name: words[site.language],
    language_contents: languages.map((language_code) => ({ language_code, name: words[language_code] })),
    status: code === 'other' ? 'inactive' : 'active',
  }))
}
