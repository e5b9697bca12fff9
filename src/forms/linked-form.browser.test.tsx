import { expect, test, vi } from 'vitest'
import { errorMessages } from '#domain/errors/catalogue.ts'
import { refusal } from '#tests/support/components/refusal.ts'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { LinkedForm } from './linked-form.tsx'
import { words } from './locale.ts'

const { vi: said } = words

const field = (key: string, type: string, more: object = {}) => ({
  key,
  label: key,
  language_contents: [],
  type,
  section: null,
  required: false,
  min: null,
  max: null,
  options: null,
  ...more,
})
const form = {
  link_id: '5',
  building: 'Hồ Sen',
  address: '1 Hồ Sen',
  apartment: 'A-0701',
  name: 'Tiệc hè',
  description: 'Tối thứ bảy',
  fields: [
    field('guests', 'number', { label: 'Số người', required: true, min: 1, max: 20 }),
    field('children', 'boolean', { label: 'Có trẻ em', section: 'Gia đình' }),
    field('wish', 'text', { label: 'Góp ý', section: 'Gia đình' }),
  ],
  requires_signature: false,
  requires_email: true,
  is_shared: false,
  needs_apartment: false,
  is_open: true,
  is_answered: false,
  thank_you: null,
}

const show = (data: object, answer?: (params: unknown, body: FormData) => unknown) =>
  renderInConsole(<LinkedForm token={'t'.repeat(40)} />, {
    replies: {
      'POST /v1/public/forms/': { data },
      ...(answer === undefined ? {} : { 'POST /v1/public/forms//answer': answer }),
    },
  })

test('what the form demands is asked at its fields, sent once it is right, and thanked for', async () => {
  const answer = vi.fn((_params: unknown, _body: FormData) => ({ data: { thank_you: 'Hẹn gặp cả nhà!' } }))
  const screen = await show(form, answer)
  await expect.element(screen.getByRole('heading', { name: 'Gia đình' })).toBeVisible()
  const input = (label: string) => screen.getByLabelText(label)
  await input('Người điền').fill('Hoa')
  const send = screen.getByRole('button', { name: said.send })
  await send.click()
  await expect.element(input('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input('Số người')).toHaveAttribute('aria-invalid', 'true')
  expect(answer).not.toHaveBeenCalled()
  await input('E-mail').fill('hoa@example.com')
  await input('Số người').fill('4')
  await screen.getByRole('switch', { name: 'Có trẻ em' }).click()
  await send.click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Hẹn gặp cả nhà!')
  const sent = Object.fromEntries(answer.mock.calls[0]?.[1].entries() ?? [])
  expect(sent).toMatchObject({
    name: 'Hoa',
    email: 'hoa@example.com',
    'answers[guests]': '4',
    'answers[children]': '1',
  })
})

test('a number that is out of its limits holds the cursor, though nothing else is wrong', async () => {
  const screen = await show({ ...form, requires_email: false }, () => ({ data: { thank_you: null } }))
  await screen.getByLabelText('Người điền').fill('Hoa')
  await screen.getByLabelText('Số người').fill('40')
  await screen.getByLabelText('Góp ý').fill('Nhạc')
  await screen.getByRole('button', { name: said.send }).click()
  await expect.element(screen.getByLabelText('Số người')).toHaveFocus()
})

test('a signature that is demanded is asked for by its own sentence', async () => {
  const screen = await show({ ...form, requires_email: false, requires_signature: true, fields: [] })
  await screen.getByLabelText('Người điền').fill('Hoa')
  await screen.getByRole('button', { name: said.send }).click()
  await expect.element(screen.getByText('Vui lòng ký tên')).toBeVisible()
})

test('a closed form has no inputs, and one that was filled in says its thanks again', async () => {
  const closed = await show({ ...form, is_open: false })
  await expect.element(closed.getByText(said.closed)).toBeVisible()
  expect(closed.getByRole('textbox').elements()).toHaveLength(0)
  await closed.unmount()
  const answered = await show({ ...form, is_answered: true, thank_you: null })
  await expect.element(answered.getByRole('status')).toMatchTextContent(said.sent_plain)
})

test('a link that the office has withdrawn says so, and has no inputs', async () => {
  const withdrawn = () => {
    throw refusal({}, { statusCode: 409, codes: ['form_link_withdrawn'] })
  }
  const screen = await renderInConsole(<LinkedForm token={'t'.repeat(40)} />, {
    replies: { 'POST /v1/public/forms/': withdrawn },
  })
  await expect.element(screen.getByRole('heading', { name: said.withdrawn })).toBeVisible()
  await expect.element(screen.getByText(said.withdrawn_help)).toBeVisible()
  expect(screen.getByRole('textbox').elements()).toHaveLength(0)
})

const shared = {
  ...form,
  apartment: null,
  requires_email: false,
  is_shared: true,
  needs_apartment: true,
  fields: [],
}

test('by the link for everybody one writes the apartment, and a refusal stands at it', async () => {
  const answer = vi.fn((_params: unknown, body: FormData) => {
    if (body.get('apartment') === 'A-0701') throw refusal({ apartment: ['apartment_answered'] })
    return { data: { thank_you: null } }
  })
  const screen = await show(shared, answer)
  const home = screen.getByLabelText('Căn hộ')
  await screen.getByLabelText('Người điền').fill('Hoa')
  const send = screen.getByRole('button', { name: said.send })
  await send.click()
  await expect.element(home).toHaveAttribute('aria-invalid', 'true')
  expect(answer).not.toHaveBeenCalled()
  await home.fill('A-0701')
  await send.click()
  await expect.element(screen.getByText(errorMessages.apartment_answered.vi).first()).toBeVisible()
  await expect.element(home).toHaveFocus()
  await home.fill('A-0702')
  await send.click()
  // Who has two apartments answers for the other one.
  await screen.getByRole('button', { name: said.again_by_link }).click()
  await expect.element(screen.getByLabelText('Căn hộ')).toHaveValue('')
})
