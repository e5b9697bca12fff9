import { Typography } from 'antd'
import { useMemo } from 'react'
import type { BodyOf, DataOf } from '#domain/calls/call.ts'
import { setUpBuilding } from '#domain/calls/building-set-up.ts'
import { countryOf } from '#domain/countries.ts'
import { askedFields, type AskedName } from '#domain/presets/asked-fields.ts'
import { rowName } from '#domain/presets/preset-row.ts'
import { chosenRows, tickableRows } from '#domain/presets/rows.ts'
import { building } from '#entities/property/building.ts'
import { FieldsForm } from '../crud/form/fields-form.tsx'
import type { FieldWords } from '../crud/form/form-field.tsx'
import { useFormValues } from '../crud/form/form-store.ts'
import { useFieldsForm } from '../crud/form/use-fields-form.ts'
import { callForData } from '../data/call-api.ts'
import type { InputProps, Values, ViewTools } from '../fields/field-view.ts'
import { LazyInput } from '../fields/lazy-inputs.tsx'
import { fieldLabel } from '../fields/words.ts'
import { BankInput } from './bank-input.tsx'
import { ContentsInput } from './contents-input.tsx'
import { offeredNow, SetUpContext, type Building, type SetUpState } from './set-up-context.ts'

interface SetUpFormProps {
  readonly record: Building
  readonly state: SetUpState
  readonly tools: ViewTools
  readonly onDone: (made: DataOf<typeof setUpBuilding>) => Promise<void>
}

const { fields } = setUpBuilding.body
const askedNames = Object.keys(askedFields) as AskedName[]
const isAccount = (name: AskedName) => askedFields[name].kind === 'text' && !name.endsWith('_basis')
/** Words of the building's own options. */
const OwnSelect = (props: InputProps) => <LazyInput {...props} entityName={building.name} />
const inputs = {
  country: OwnSelect,
  city: OwnSelect,
  rows: ContentsInput,
  bank_name: BankInput,
  maintenance_bank_name: BankInput,
}

/** The place, the ticks, and of prices and accounts those that the ticked rows ask for. */
export function SetUpForm({ record, state, tools, onDone }: SetUpFormProps) {
  const { t } = tools
  const context = useMemo(() => ({ ...state, record }), [state, record])
  const own = { country: countryOf(record), city: record.city }
  const form = useFieldsForm({
    name: 'set-up',
    fields,
    initial: { ...own, rows: tickableRows.filter(({ ticked }) => ticked).map(rowName) },
    send: async (values) => {
      const { names, rows } = shownOf(values, { record, state, tools })
      const said = Object.fromEntries(
        names
          .filter((name) => name !== 'country' || values.country !== own.country)
          .map((name) => [name, (values as Values)[name]]),
      )
      const body = { ...said, rows } as BodyOf<typeof setUpBuilding>
      await onDone(await callForData(setUpBuilding, { path: { id: record.id }, body }))
    },
  })
  const { names } = shownOf(useFormValues(form.store), { record, state, tools })
  const shown = Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
  return (
    <SetUpContext value={context}>
      <div className="building-set-up">
        <FieldsForm
          form={{ ...form, fields: shown }}
          words={wordsOf(names, tools)}
          inputs={inputs}
          submitText={t('console.buildings.set_up.make')}
          head={
            <Typography.Paragraph type="secondary">{t('console.buildings.set_up.help')}</Typography.Paragraph>
          }
        />
      </div>
    </SetUpContext>
  )
}

/** The fields that the form shows for its values, and the rows that are sent: what is there stays ticked. */
function shownOf(
  values: Values,
  { record, state: { there, denied }, tools }: Omit<SetUpFormProps, 'onDone'>,
): { readonly names: readonly string[]; readonly rows: readonly string[] } {
  const ticked = new Set([...((values['rows'] ?? []) as readonly string[]), ...there])
  const offered = offeredNow(record, values).filter(({ entity }) => !denied.includes(entity))
  const rows = offered.filter((row) => row.with === undefined && ticked.has(rowName(row))).map(rowName)
  const asked = chosenRows(offered, ticked)
    .filter((row) => !there.includes(rowName(row)))
    .flatMap(({ asks, may_ask }) => Object.keys({ ...asks, ...may_ask }))
  const place = tools.can('update', building.name, 'country')
    ? ['country', ...(values['country'] === 'VN' ? ['city'] : [])]
    : []
  return { rows, names: [...place, 'rows', ...askedNames.filter((name) => asked.includes(name))] }
}

function wordsOf(names: readonly string[], { t }: ViewTools): Record<keyof typeof fields, FieldWords> {
  const first = (isFirst: (name: AskedName) => boolean) =>
    askedNames.find((name) => names.includes(name) && isFirst(name))
  const headings: Partial<Record<string, string>> = {
    [first((name) => !isAccount(name)) ?? '']: t('console.buildings.set_up.prices'),
    [first(isAccount) ?? '']: t('console.buildings.set_up.accounts'),
  }
  const asked = askedNames.map((name): [string, FieldWords] => [
    name,
    {
      label: t(`console.buildings.asked.${name}`),
      ...(headings[name] === undefined ? {} : { heading: headings[name] }),
    },
  ])
  return {
    country: { label: fieldLabel(t, building.name, 'country') },
    city: {
      label: fieldLabel(t, building.name, 'city'),
      help: t(`entity.${building.name}.help.city`),
    },
    rows: { label: t('console.buildings.set_up.contents') },
    ...(Object.fromEntries(asked) as Record<AskedName, FieldWords>),
  }
}
