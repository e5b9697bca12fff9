import { expect, test } from 'vitest'
import { errorMessages } from '#domain/errors/catalogue.ts'
import {
  answer,
  asked,
  homePage,
  me,
  openApp,
  Refused,
  type Replies,
} from '#tests/support/resident/phone.tsx'
import { entryWords } from '../words/entry.ts'

const words = entryWords.vi.join
const out: Replies = { 'GET /v1/resident/me': () => new Refused(401, 'user_unauthorized') }
const look = 'POST /v1/public/resident-invitation'
const join = `${look}/join`

const invitation = (changes: object = {}) => ({
  data: {
    building: 'Hồ Sen',
    address: '12 Nguyễn Huệ',
    hotline: null,
    apartment: 'A-0101',
    kind: 'letter',
    expires_at: '2026-12-30T05:00:00.000Z',
    asks_person: true,
    proves: [],
    ...changes,
  },
})

test('the code of a link is taken out of the address, and tells the home and nobody’s name', async () => {
  const screen = await openApp({
    path: '/join#k7qd-3m9x-2htb',
    replies: { ...out, [look]: invitation() },
  })
  await expect.element(screen.getByText('Căn hộ A-0101, Hồ Sen')).toBeVisible()
  expect(location.hash).toBe('')
  expect(asked.find(({ call }) => call === look)?.body).toEqual({ code: 'K7QD-3M9X-2HTB' })
  await expect.element(screen.getByLabelText(words.full_name)).toBeVisible()
})

test('a code that cannot be one is told before the server is asked; a wrong one after', async () => {
  const screen = await openApp({
    path: '/join',
    replies: { ...out, [look]: () => new Refused(404, 'invitation_not_found') },
  })
  const code = screen.getByLabelText(words.code)
  await code.fill('K7QD-3M9X')
  await screen.getByRole('button', { name: words.look }).click()
  await expect.element(screen.getByText(errorMessages.invalid_code.vi)).toBeVisible()
  expect(asked.some(({ call }) => call === look)).toBe(false)
  await code.fill('k7qd 3m9x 2htb')
  await screen.getByRole('button', { name: words.look }).click()
  await expect.element(screen.getByText(errorMessages.invitation_not_found.vi)).toBeVisible()
  await screen.getByRole('button', { name: words.other }).click()
  await expect.element(screen.getByLabelText(words.code)).toBeVisible()
})

test('who joins is in at once; a refusal stands at its field, and what was typed stays', async () => {
  const screen = await openApp({
    path: '/join#K7QD-3M9X-2HTB',
    replies: {
      ...out,
      [look]: invitation(),
      [join]: () => new Refused(422, 'password_too_short', { password: ['password_too_short'] }),
    },
  })
  await screen.getByLabelText(words.full_name).fill('Nguyễn Lan')
  await screen.getByLabelText(words.phone_number).fill('0901234567')
  await screen.getByLabelText(words.password).fill('short')
  await screen.getByRole('button', { name: words.submit }).click()
  await expect.element(screen.getByText(errorMessages.password_too_short.vi)).toBeVisible()
  await expect.element(screen.getByLabelText(words.full_name)).toHaveValue('Nguyễn Lan')

  answer({
    [join]: { data: { outcome: 'in', why: null, username: '0901234567' } },
    'POST /v1/auth/login': { data: { expires_at: '2027-01-01T00:00:00Z' } },
    'GET /v1/resident/me': me(),
    'GET /v1/resident/home': homePage(),
  })
  await screen.getByLabelText(words.password).fill('a long enough password')
  await screen.getByRole('button', { name: words.submit }).click()
  await expect.element(screen.getByText('1.250.000 đ')).toBeVisible()
  expect(asked.findLast(({ call }) => call === join)?.body).toEqual({
    code: 'K7QD-3M9X-2HTB',
    full_name: 'Nguyễn Lan',
    phone_number: '0901234567',
    password: 'a long enough password',
    language: 'vi',
  })
})

test('who is not found is told that the office will look, and nothing of who lives there', async () => {
  const screen = await openApp({
    path: '/join#K7QD-3M9X-2HTB',
    replies: {
      ...out,
      [look]: invitation({ asks_person: false }),
      [join]: { data: { outcome: 'waiting', why: 'office_checks', username: '0901234567' } },
    },
  })
  await expect.element(screen.getByLabelText(words.full_name)).not.toBeInTheDocument()
  await screen.getByLabelText(words.phone_number).fill('0901234567')
  await screen.getByLabelText(words.password).fill('a long enough password')
  await screen.getByRole('button', { name: words.submit }).click()
  await expect.element(screen.getByRole('heading', { name: words.waiting })).toBeVisible()
})

test('where the answer was lost, the second try signs in who has come in by the first', async () => {
  const screen = await openApp({
    path: '/join#K7QD-3M9X-2HTB',
    replies: { ...out, [look]: invitation({ asks_person: false }) },
  })
  await screen.getByLabelText(words.phone_number).fill('0901234567')
  await screen.getByLabelText(words.password).fill('a long enough password')
  answer('offline')
  await screen.getByRole('button', { name: words.submit }).click()
  await expect.element(screen.getByText(errorMessages.network_error.vi)).toBeVisible()
  answer({
    [join]: () => new Refused(404, 'invitation_not_found'),
    'POST /v1/auth/login': { data: { expires_at: '2027-01-01T00:00:00Z' } },
    'GET /v1/resident/me': me(),
    'GET /v1/resident/home': homePage(),
  })
  await screen.getByRole('button', { name: words.submit }).click()
  await expect.element(screen.getByText('1.250.000 đ')).toBeVisible()
  expect(asked.findLast(({ call }) => call === 'POST /v1/auth/login')?.body).toMatchObject({
    username: '0901234567',
  })
})
