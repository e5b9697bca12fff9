import { recordOf, type SeededServer } from './seeded-server.ts'

const field = (key: string, type: string, more: object = {}) => ({
  key,
  label: key,
  type,
  required: false,
  ...more,
})

/** A form for a party: a switch, a number that is required, and two choices. */
export const partyForm = {
  building_id: '1',
  name: 'Summer party',
  type: 'registration',
  thank_you: 'See you there!',
  requires_apartment: true,
  requires_resident: false,
  requires_signature: false,
  requires_email: false,
  answer_limit: 'none',
  fields: [
    field('children', 'boolean', { label: 'Bring children?' }),
    field('guests', 'number', { required: true, min: 1, max: 20 }),
    field('dish', 'select', { options: 'Bánh; Nước' }),
    field('games', 'multi_select', { options: 'Cờ; Bóng' }),
    field('wish', 'text'),
    field('call_me', 'phone'),
  ],
}

/** Makes such a form and opens it; returns its id. */
export async function openForm(as: ReturnType<SeededServer['as']>, more: object = {}): Promise<string> {
  const { id } = recordOf(await as('POST forms', { ...partyForm, ...more }))
  await as(`POST forms/${id}/publish`, {})
  return id
}
