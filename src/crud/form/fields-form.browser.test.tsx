import { expect, test, vi } from 'vitest'
import { email, password, richText, select, text } from '#core/fields/index.ts'
import { press } from '#tests/support/components/keys.ts'
import { refusal } from '#tests/support/components/refusal.ts'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { FieldsForm } from './fields-form.tsx'
import { useFieldsForm } from './use-fields-form.ts'

const asked = {
  email: email({ required: true, autofill: 'email' }),
  code: text({ required: true, digits: 6, autofill: 'one-time-code' }),
  password: password({ required: true }),
}
type Send = (values: Readonly<Record<keyof typeof asked, string>>) => Promise<unknown>

function Joining({ send }: { readonly send: Send }) {
  const form = useFieldsForm({ name: 'join', fields: asked, twice: 'password', send })
  return (
    <FieldsForm
      form={form}
      begins
      words={{
        email: { label: 'E-mail' },
        code: { label: 'Code', help: 'six digits' },
        password: { label: 'Password' },
      }}
      again="Again"
      submitText="Join"
    />
  )
}

async function renderForm(send: Send) {
  const screen = await renderInConsole(<Joining send={send} />)
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  await expect.element(field('E-mail')).toHaveFocus()
  return { ...screen, field }
}

test('nothing is sent until every field is right, and the cursor goes to the first that is not', async () => {
  const send = vi.fn<Send>(() => Promise.resolve())
  const { field } = await renderForm(send)
  await press(' Hoa@Lobby.test {Tab}12 345{Tab}kiến trúc{Tab}kiến trúx{Enter}')
  await expect.element(field('Code')).toHaveFocus()
  await expect
    .element(field('Code'))
    .toHaveAccessibleDescription('Vui lòng nhập mã OTP gồm 6 chữ số six digits')
  await expect.element(field('Again')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('Code')).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(field('Password')).toHaveAttribute('autocomplete', 'new-password')
  await field('Code').fill('12 34 56 78')
  await expect.element(field('Code')).toHaveValue('123456')
  await field('Again').fill('kiến trúc')
  await press('{Enter}')
  await expect
    .poll(() => send.mock.calls)
    .toEqual([[{ email: 'hoa@lobby.test', code: '123456', password: 'kiến trúc' }]])
})

test('a refusal stands at its field, or above the form where it belongs to none; what was typed stays', async () => {
  const send = vi
    .fn<Send>()
    .mockRejectedValueOnce(refusal({ code: ['invalid_otp'] }))
    .mockRejectedValueOnce(refusal({}, { codes: ['too_many_requests'], statusCode: 429 }))
  const { field, getByRole } = await renderForm(send)
  await press('hoa@lobby.test{Tab}123456{Tab}kiến trúc{Tab}kiến trúc{Enter}')
  await expect.element(field('Code')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('Code')).toHaveFocus()
  await press('{Enter}')
  await expect.element(getByRole('alert').first()).toBeVisible()
  await expect.poll(() => send.mock.calls.length).toBe(2)
  await expect.element(field('Password')).toHaveValue('kiến trúc')
})

test('an editor of formatted text is named by its label, and a choice by its label once', async () => {
  const fields = { text: richText(), kind: select({ options: ['a', 'b'] }) }
  const words = { text: { label: 'Full text' }, kind: { label: 'Kind of text' } }
  function Writing() {
    const form = useFieldsForm({ name: 'write', fields, send: () => Promise.resolve() })
    return <FieldsForm form={form} words={words} submitText="Send" />
  }
  const screen = await renderInConsole(<Writing />)
  await expect.element(screen.getByRole('textbox', { name: 'Full text', exact: true })).toBeVisible()
  await expect.element(screen.getByRole('combobox')).toHaveAccessibleName('Kind of text')
  await expect.element(screen.getByRole('combobox')).not.toHaveAttribute('aria-label')
})
