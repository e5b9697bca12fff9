import { outcome, recordOf, type SeededServer } from '../server/seeded-server.ts'

type Manage = ReturnType<SeededServer['as']>

interface Decided {
  readonly year: string
  readonly decided_on: string
}

/** A draft of a plan of building 1's maintenance fund with the paper of its decision; its items by name. */
export async function draftFundPlan(
  as: Manage,
  { year, decided_on }: Decided,
  items: Readonly<Record<string, string>>,
) {
  const form = new FormData()
  const fields = { building_id: '1', name: `Kế hoạch ${year}`, year, decision_number: '01/NQ', decided_on }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('attachments[0]', new Blob(['Nghị quyết'], { type: 'text/plain' }), 'nghi-quyet.txt')
  const made = await as('POST fund-plans', undefined, { form })
  if (outcome(made) !== '201') throw new Error(`a plan: ${outcome(made)} ${JSON.stringify(made.body)}`)
  const { id } = recordOf(made)
  const ids: Record<string, string> = {}
  for (const [name, amount] of Object.entries(items)) {
    const item = await as('POST fund-plan-items', { building_id: '1', fund_plan_id: id, name, amount })
    if (outcome(item) !== '201') throw new Error(`an item: ${outcome(item)} ${JSON.stringify(item.body)}`)
    ids[name] = recordOf(item).id
  }
  return { id, items: ids }
}
