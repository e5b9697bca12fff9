import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { schemaOf } from '#core/derive/schema.ts'
import type { AnyEntity } from '#core/entity.ts'
import { kindNames, kindOf } from '#core/kinds.ts'
import { FieldCell } from '#src/crud/columns/field-cell.tsx'
import { cleanValues } from '#src/crud/form/form-changes.ts'
import { FormField, inputId } from '#src/crud/form/form-field.tsx'
import { createFormStore } from '#src/crud/form/form-store.ts'
import type { FieldOnPage, KindTrial } from '#tests/support/components/kind-trial.ts'
import { kindTrials, maskedText } from '#tests/support/components/kind-trials.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { limits } from '#tests/support/limits.ts'
import { PathErrorsContext } from './parts/errors.ts'
import { SiblingsContext } from './references/siblings.ts'

const name = 'value_id'
const patience = { timeout: limits.state }

const entityOf = ({ field, entityName = 'probe' }: KindTrial): AnyEntity => ({
  name: entityName,
  path: 'probes',
  scope: 'building',
  permission: 'manage_block',
  title: name,
  fields: { [name]: field },
  list: { columns: [name] },
  form: [{ name: 'general', fields: [name] }],
})

interface Shown {
  readonly value?: unknown
  readonly disabled?: boolean
  readonly error?: string
}

/** The kind's input as a form shows it: with a label, its error, and the values around it. */
async function renderField(trial: KindTrial, { value, disabled, error }: Shown = {}) {
  const entity = entityOf(trial)
  const store = createFormStore({ ...trial.siblings, ...(value === undefined ? {} : { [name]: value }) })
  const errors = error === undefined ? {} : { [trial.errorAt ?? name]: [error] }
  store.setErrors(errors)
  const screen = await renderInConsole(
    <WithTools>
      {(tools) => (
        <SiblingsContext value={store}>
          <PathErrorsContext value={errors}>
            <FormField
              entity={entity}
              name={name}
              field={trial.field}
              store={store}
              tools={tools}
              views={{}}
              required={false}
              disabled={disabled}
            />
          </PathErrorsContext>
        </SiblingsContext>
      )}
    </WithTools>,
    { verbs: trial.verbs ?? {} },
  )
  const find = (selector: string) =>
    vi.waitFor(() => {
      const found = screen.container.querySelector<HTMLElement>(`.lobby-field ${selector}`)
      if (found === null) throw new Error(`the field has no ${selector}`)
      return found
    }, patience)
  const box = await vi.waitFor(() => {
    const found = screen.container.querySelector<HTMLElement>('.lobby-field')
    if (found === null) throw new Error('no field')
    return found
  }, patience)
  await expect.poll(() => box.querySelector('.lobby-input-wait')).toBeNull()
  const onPage: FieldOnPage = { box, find }
  return { ...onPage, onPage, store, read: () => cleanValues(entity.fields, store.values())[name] ?? null }
}

/** By its label, as a person who clicks on it; else by the element that the trial names. */
async function enter({ start }: KindTrial, { box, find }: FieldOnPage) {
  if (start !== undefined) return (await find(start)).focus()
  const label = box.querySelector('label')
  if (label === null) throw new Error('the field has no label')
  await find(`#${inputId(name)}`)
  await userEvent.click(page.elementLocator(label))
  await expect.poll(() => box.contains(document.activeElement)).toBe(true)
}

/** Files by their names: the library marks those that it has met. */
const named = (value: unknown): unknown =>
  value instanceof File ? value.name : Array.isArray(value) ? value.map(named) : value

const filledIn = kindNames.filter((kind) => kindTrials[kind].fill !== undefined)

test('every kind that a person may write has an input to fill in', () => {
  expect(Object.keys(kindTrials).toSorted()).toEqual(kindNames.toSorted())
  const readOnly = kindNames.filter(
    (kind) => kindOf(kindTrials[kind].field).derived === true || kind === 'state',
  )
  expect(kindNames.filter((kind) => !filledIn.includes(kind)).toSorted()).toEqual(readOnly.toSorted())
})

describe.each(filledIn)('the input of %s', (kind) => {
  const trial = kindTrials[kind]

  test('gives the schema what a person types, and can be emptied', async () => {
    const field = await renderField(trial)
    await enter(trial, field)
    await trial.fill?.(field.onPage)
    await expect.poll(() => named(field.read())).toEqual(named(trial.filled))
    expect(schemaOf({ [name]: trial.field }).safeParse({ [name]: field.read() }).success).toBe(true)
    await trial.clear?.(field.onPage)
    await expect.poll(field.read).toEqual(trial.cleared ?? null)
  })

  test('says that it is wrong, and why', async () => {
    const field = await renderField(trial, { error: 'Sai rồi', value: trial.filled })
    const wrong = await field.find(trial.invalid ?? `#${inputId(name)}`)
    expect(field.box.textContent).toContain('Sai rồi')
    await expect.poll(() => wrong.getAttribute('aria-invalid')).toBe('true')
    expect(wrong).toHaveAccessibleDescription(expect.stringContaining('Sai rồi'))
  })

  test('takes nothing where it is disabled', async () => {
    const field = await renderField(trial, { disabled: true, value: trial.filled })
    const inputs = 'input, textarea, button, [contenteditable]'
    await field.find(':is(input, textarea, button, [contenteditable])')
    const open = [...field.box.querySelectorAll<HTMLElement>(inputs)].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        !one.matches(':disabled, [contenteditable=false]'),
    )
    expect(open).toEqual([])
  })
})

describe.each(kindNames)('the cell of %s', (kind) => {
  const trial = kindTrials[kind]

  test('shows a value, nothing where there is none, and a mask as it is', async () => {
    const { value, record, says } = trial.cell
    const shows = [
      { key: 'value', record: { ...record, [name]: value } },
      { key: 'empty', record: { [name]: null } },
      { key: 'masked', record: { [name]: maskedText(trial) === '–' ? null : maskedText(trial) } },
    ]
    const screen = await renderInConsole(
      <WithTools>
        {(tools) =>
          shows.map((one) => (
            <div key={one.key} data-testid={one.key}>
              <FieldCell
                entityName={trial.entityName ?? 'probe'}
                name={name}
                field={trial.field}
                record={one.record}
                tools={tools}
                views={{}}
              />
            </div>
          ))
        }
      </WithTools>,
      { verbs: trial.verbs ?? {} },
    )
    await expect.element(screen.getByTestId('value')).toHaveTextContent(says)
    await expect.element(screen.getByTestId('empty')).toHaveTextContent('–')
    const masked = screen.getByTestId('masked')
    await expect.element(masked).toHaveTextContent(maskedText(trial))
    // A masked value can be neither called nor written to.
    expect(masked.element().querySelector('a')).toBeNull()
  })
})
