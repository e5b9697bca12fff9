import { expect } from 'vitest'
import { monthOf, officeToday } from '#core/days.ts'
import type { GuideKey } from '#domain/guide-steps.ts'
import { faults, outcome, recordOf, type SeededServer } from './seeded-server.ts'

interface Step {
  readonly key: GuideKey
  readonly is_needed: boolean
  readonly is_done: boolean
  readonly is_answered: boolean
  readonly total: number
  readonly open: number
  readonly part: string | null
  readonly may: boolean
  readonly groups: readonly string[]
}
interface Guide {
  readonly state: string
  readonly dismissed_by: string | null
  readonly steps: readonly Step[]
}

/** An administrator who makes new buildings, and reads how far they are. */
export function openGuideDesk(seeded: SeededServer) {
  const admin = seeded.as('ADM')
  const guideOf = async (id: string, who = admin) =>
    recordOf(await who(`GET buildings/${id}/guide`)) as unknown as Guide
  const make = async (path: string, values: object): Promise<string> => {
    const reply = await admin(`POST ${path}`, values)
    expect([path, reply.status, faults(reply)]).toEqual([path, 201, []])
    return recordOf(reply).id
  }
  const act = async (path: string, values: object = {}): Promise<void> => {
    const reply = await admin(`POST ${path}`, values)
    expect([path, outcome(reply), faults(reply)]).toEqual([path, '200', []])
  }
  let made = 0
  return {
    admin,
    guideOf,
    make,
    act,
    stepOf: async (id: string, key: GuideKey) => (await guideOf(id)).steps.find((one) => one.key === key),
    doneOf: async (id: string) =>
      (await guideOf(id)).steps.filter((step) => step.is_done).map((step) => step.key),
    newBuilding(): Promise<string> {
      const code = `GUIDE${++made}`
      return make('buildings', { code, name: code, address: 'Đường mới' })
    },
    /** Block, an apartment, and a fee by its area without a price. */
    async furnish(building_id: string) {
      const block = await make('blocks', { building_id, code: 'A', name: 'A' })
      const home = await make('apartments', { building_id, code: 'A-01', block_id: block, area: '50' })
      const fee = { code: 'PQL', name: 'Phí quản lý', fee_type: 'MANAGEMENT', price_type: 'area' }
      return { block, home, setting: await make('fee-settings', { building_id, ...fee }) }
    },
    async handOver(home: string): Promise<void> {
      const day = { handover_date: `${monthOf(officeToday())}-01` }
      await act(`apartments/${home}/schedule_handover`, day)
      await act(`apartments/${home}/hand_over`, day)
    },
  }
}
