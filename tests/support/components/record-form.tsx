import { vi } from 'vitest'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { date, longText, money, number, select, text } from '#core/fields/index.ts'
import type { Language } from '#core/language.ts'
import { RecordForm } from '#src/crud/form/record-form.tsx'
import type { Values } from '#src/fields/field-view.ts'
import { answering, type Verbs } from './provider.ts'
import { renderInConsole, WithTools } from './render.tsx'

/** An offer for some work: required fields, a field that another one requires, and a rule between two. */
export const offer: AnyEntity = {
  name: 'offer',
  path: 'offers',
  scope: 'building',
  permission: 'manage_contract',
  title: 'code',
  fields: {
    code: text({ required: true }),
    contractor: text({ required: true }),
    kind: select({ required: true, options: ['repair', 'other'], default: 'repair' }),
    other_kind: text(),
    price: money(),
    area: number({ unit: 'm2' }),
    starts_on: date(),
    ends_on: date(),
    reason: longText(),
  },
  conditions: [
    {
      fields: ['other_kind'],
      show: { field: 'kind', equals: 'other' },
      require: { field: 'kind', equals: 'other' },
    },
  ],
  rules: [{ field: 'ends_on', is: 'not_before', other: 'starts_on' }],
  lifecycle: {
    initial: 'draft',
    states: { draft: { color: 'default' }, refused: { color: 'danger' } },
    transitions: {
      refuse: { from: ['draft'], to: 'refused', flag: 'approve', asks: ['reason'], requires: ['reason'] },
    },
  },
  list: { columns: ['code', 'price'] },
  form: [
    {
      name: 'general',
      fields: ['code', 'contractor', 'kind', 'other_kind', 'price', 'area', 'starts_on', 'ends_on'],
    },
  ],
}

interface FormInput {
  readonly language?: Language
  readonly initial?: Values
  /** The record that is edited; absent for a new one. */
  readonly record?: AnyRecord
  readonly verbs?: Verbs
  /** The page whose draft the form keeps and offers. */
  readonly draftOf?: string
}

/** Renders the form of an offer, with the calls that it has made and the messages to its page. */
export async function renderOfferForm({
  language,
  initial = { kind: 'repair' },
  record,
  verbs,
  draftOf,
}: FormInput = {}) {
  const create = answering({ id: '7', version: 1 })
  const update = answering({ id: '7', version: 2 })
  const onSaved = vi.fn<(record: AnyRecord, andNew: boolean) => void>()
  const screen = await renderInConsole(
    <WithTools can={mayAll}>
      {(tools) => (
        <RecordForm
          entity={offer}
          mode={record === undefined ? 'create' : 'update'}
          tools={tools}
          initial={initial}
          record={record}
          canCreate
          cancel={() => undefined}
          draftOf={draftOf}
          onSaved={onSaved}
        />
      )}
    </WithTools>,
    { language, verbs: { create, update, ...verbs } },
  )
  return {
    ...screen,
    create,
    update,
    onSaved,
    field: (name: string) => screen.getByLabelText(name, { exact: true }),
  }
}

const mayAll = () => true
