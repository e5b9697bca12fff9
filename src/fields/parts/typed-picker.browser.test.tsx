import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AnyEntity } from '#core/entity.ts'
import type { AnyField } from '#core/field.ts'
import { date, dateTime, month, time } from '#core/fields/index.ts'
import type { Language } from '#core/language.ts'
import { FormField } from '#src/crud/form/form-field.tsx'
import { createFormStore } from '#src/crud/form/form-store.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { commitTyped } from './typed-picker.tsx'

// What is typed into a field of a day or a time is read, or it stays and is told: it never goes without a word.

const fieldOf: Readonly<Record<string, AnyField>> = {
  day: date(),
  instant: dateTime(),
  month: month(),
  time: time(),
}
const before: Readonly<Record<string, string>> = {
  day: '2026-01-15',
  instant: '2026-01-15T03:00:00.000Z',
  month: '2026-01',
  time: '08:00:00',
}

async function typeInto(kind: string, text: string, language: Language = 'vi') {
  const field = fieldOf[kind] ?? date()
  const entity: AnyEntity = {
    name: 'probe',
    path: 'probes',
    scope: 'building',
    permission: 'manage_block',
    title: 'moment',
    fields: { moment: field },
    list: { columns: ['moment'] },
    form: [{ name: 'general', fields: ['moment'] }],
  }
  const store = createFormStore({ moment: before[kind] })
  await renderInConsole(
    <WithTools>
      {(tools) => (
        <>
          <FormField
            entity={entity}
            name="moment"
            field={field}
            store={store}
            tools={tools}
            views={{}}
            required={false}
          />
          <button type="button">sau</button>
        </>
      )}
    </WithTools>,
    { language },
  )
  const input = () => page.getByRole('textbox')
  await input().click()
  await userEvent.keyboard('{Control>}a{/Control}')
  if (text !== '') await userEvent.keyboard(text)
  return { store, input }
}

const wrong: readonly (readonly [string, string, string])[] = [
  ['day', '31/02/1990', 'Ngày không hợp lệ'],
  ['day', '00/12/1991', 'Ngày không hợp lệ'],
  ['day', '12/25/1991', 'Ngày không hợp lệ'],
  ['instant', '10/03/2027', 'Thời điểm không hợp lệ'],
  ['instant', '10/03/2027 25:00', 'Thời điểm không hợp lệ'],
  ['month', '13/2027', 'Tháng không hợp lệ'],
  ['time', '25:00', 'Giờ không hợp lệ'],
]

test.each(wrong)(
  '%s: %s stays with what is wrong, and the former value does not come back',
  async (kind, text, told) => {
    const { store, input } = await typeInto(kind, text)
    await userEvent.keyboard('{Tab}')
    await expect.element(input()).toHaveValue(text)
    await expect.element(page.getByRole('alert')).toHaveTextContent(told)
    expect(store.get('moment')).toBe(text)
  },
)

test('Khmer digits are read', async () => {
  const { store } = await typeInto('day', '៧/១២/១៩៩១', 'km')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => store.get('moment')).toBe('1991-12-07')
})

test('what was wrong is read as soon as it is right', async () => {
  const { store, input } = await typeInto('day', '31/02/1990')
  await userEvent.keyboard('{Tab}')
  await userEvent.fill(input(), '28/02/1990')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => store.get('moment')).toBe('1990-02-28')
  await expect.element(input()).toHaveValue('28/02/1990')
})

test('keys that save take what is being typed', async () => {
  const { store } = await typeInto('day', '31/02/1990')
  commitTyped()
  expect(store.get('moment')).toBe('31/02/1990')
})

test('a text that is given up by Escape leaves the former day', async () => {
  const { store } = await typeInto('day', '31/02')
  await userEvent.keyboard('{Escape}{Tab}')
  expect(store.get('moment')).toBe('2026-01-15')
})

test('what is typed after Tab stands in place of a value that another field moves at that moment', async () => {
  const { store, input } = await typeInto('instant', '')
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}')
  store.set('moment', '2026-01-16T03:00:00.000Z')
  await expect.element(input()).toHaveValue('16/01/2026 10:00')
  await userEvent.keyboard('16/01/2026 09:00{Tab}')
  await expect.poll(() => store.get('moment')).toBe('2026-01-16T02:00:00.000Z')
})
