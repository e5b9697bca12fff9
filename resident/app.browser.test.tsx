import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { errorMessages } from '#domain/errors/catalogue.ts'
import { answer, asked, home, homePage, me, openApp, Refused } from '#tests/support/resident/phone.tsx'
import { showLetters } from './session/letters.ts'
import { entryWords } from './words/entry.ts'
import { moneyWords } from './words/money.ts'
import { moreWords } from './words/more.ts'
import { shellWords } from './words/shell.ts'

const words = { ...shellWords.vi, ...entryWords.vi, money: moneyWords.vi }
const out = () => new Refused(401, 'user_unauthorized')

test('who is not signed in types a password, is told what is wrong, and is in their home', async () => {
  const screen = await openApp({
    replies: {
      'GET /v1/resident/me': out,
      'POST /v1/auth/login': () => new Refused(401, 'invalid_credentials'),
    },
  })
  const submit = screen.getByRole('button', { name: words.sign_in.submit })
  await submit.click()
  await expect.element(screen.getByLabelText(words.sign_in.username)).toHaveFocus()
  await screen.getByLabelText(words.sign_in.username).fill('0901234567')
  await screen.getByLabelText(words.sign_in.password).fill('wrong')
  await submit.click()
  await expect.element(screen.getByText(errorMessages.invalid_credentials.vi)).toBeVisible()

  answer({
    'GET /v1/resident/me': me(),
    'GET /v1/resident/home': homePage(),
    'POST /v1/auth/login': { data: { expires_at: '2027-01-01T00:00:00Z' } },
  })
  await submit.click()
  await expect.element(screen.getByText('1.250.000 đ')).toBeVisible()
  expect(location.pathname).toBe('/app/homes/12')
  const login = asked.findLast(({ call }) => call === 'POST /v1/auth/login')
  expect(login?.headers).toMatchObject({ 'client-id': '4', 'lobby-session': 'none' })
  expect(asked.find(({ call }) => call === 'GET /v1/resident/home')?.params).toEqual({ apartment_id: '12' })
})

test('an account without a home is told whom to ask', async () => {
  const screen = await openApp({
    path: '/sign-in',
    replies: {
      'GET /v1/resident/me': out,
      'POST /v1/auth/login': () =>
        Object.assign(new Refused(403, 'no_home'), {
          body: { errorCode: 'no_home', contacts: [{ building: 'Hồ Sen', hotline: '0283', contact: null }] },
        }),
    },
  })
  await screen.getByLabelText(words.sign_in.username).fill('a')
  await screen.getByLabelText(words.sign_in.password).fill('b')
  await screen.getByRole('button', { name: words.sign_in.submit }).click()
  await expect.element(screen.getByRole('heading', { name: words.no_home })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /0283/ })).toHaveAttribute('href', 'tel:0283')
})

test('a child sees no sums, and no place that has them', async () => {
  const screen = await openApp({
    path: '/homes/12/fees',
    replies: {
      'GET /v1/resident/me': me([home({ acts: false, adult: false })]),
      'GET /v1/resident/home': homePage(null),
    },
  })
  await expect.element(screen.getByRole('heading', { name: words.missing })).toBeVisible()
  const bar = screen.getByRole('navigation', { name: words.menu })
  // Home, booking and more.
  expect(bar.getByRole('link').elements()).toHaveLength(3)
  await bar.getByRole('link', { name: words.home }).click()
  await expect.element(screen.getByText(words.money.home.no_money)).toBeVisible()
})

test('several homes are switched, and each has its own sums', async () => {
  const other = home({ apartment_id: '34', apartment: 'B-0202' })
  const screen = await openApp({
    replies: {
      'GET /v1/resident/me': me([home(), other]),
      'GET /v1/resident/home': ({ params }: { params: Record<string, string> }) =>
        homePage({ owed: params['apartment_id'] === '34' ? '70000' : '1250000' }),
    },
  })
  await expect.element(screen.getByText('1.250.000 đ')).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox'), 'B-0202 · Hồ Sen')
  await expect.element(screen.getByText('70.000 đ')).toBeVisible()
  await expect.element(screen.getByText('1.250.000 đ')).not.toBeInTheDocument()
  expect(location.pathname).toBe('/app/homes/34')
})

test('a home that is not mine is not there', async () => {
  const screen = await openApp({ path: '/homes/99', replies: { 'GET /v1/resident/me': me() } })
  await expect.element(screen.getByRole('heading', { name: words.missing })).toBeVisible()
})

test('without a network what was seen last is shown with its age, and is gone with the session', async () => {
  const online = { 'GET /v1/resident/me': me(), 'GET /v1/resident/home': homePage() }
  const first = await openApp({ replies: online })
  await expect.element(first.getByText('1.250.000 đ')).toBeVisible()
  await first.unmount()

  const offline = await openApp({ replies: 'offline', again: true })
  await expect.element(offline.getByText('1.250.000 đ')).toBeVisible()
  await expect.element(offline.getByText(words.offline, { exact: false })).toBeVisible()
  await offline.unmount()

  const ended = await openApp({ replies: { 'GET /v1/resident/me': out }, again: true })
  await expect.element(ended.getByRole('heading', { name: words.sign_in.title })).toBeVisible()
  await ended.unmount()

  const later = await openApp({ replies: 'offline', again: true })
  await expect.element(later.getByText('1.250.000 đ')).not.toBeInTheDocument()
})

test('who signs out without a network is out, and the server is told when it is reached', async () => {
  const screen = await openApp({
    path: '/homes/12/more',
    replies: { 'GET /v1/resident/me': me(), 'GET /v1/resident/home': homePage() },
  })
  await expect.element(screen.getByRole('button', { name: moreWords.vi.sign_out })).toBeVisible()
  answer('offline')
  await screen.getByRole('button', { name: moreWords.vi.sign_out }).click()
  await expect.element(screen.getByRole('heading', { name: words.sign_in.title })).toBeVisible()
  await screen.unmount()
  const again = await openApp({
    again: true,
    replies: { 'POST /v1/auth/logout': {}, 'GET /v1/resident/me': out },
  })
  await expect.element(again.getByRole('heading', { name: words.sign_in.title })).toBeVisible()
  expect(asked.map(({ call }) => call)).toEqual(['POST /v1/auth/logout', 'GET /v1/resident/me'])
})

test('another account on the same phone finds nothing of the one before', async () => {
  const first = await openApp({
    replies: { 'GET /v1/resident/me': me(), 'GET /v1/resident/home': homePage() },
  })
  await expect.element(first.getByText('1.250.000 đ')).toBeVisible()
  await first.unmount()
  let letIn: (value: unknown) => void = () => undefined
  const late = new Promise((resolve) => (letIn = resolve))
  const second = await openApp({
    again: true,
    replies: { 'GET /v1/resident/me': me([home()], '10'), 'GET /v1/resident/home': () => late },
  })
  await expect.element(second.getByRole('status', { name: words.loading })).toBeVisible()
  await expect.element(second.getByText('1.250.000 đ')).not.toBeInTheDocument()
  letIn(homePage({ owed: '5000' }))
  await expect.element(second.getByText('5.000 đ')).toBeVisible()
})

test.each(['vi', 'en', 'km'] as const)(
  'with letters of 200 %% nothing hangs out of a phone (%s)',
  async (language) => {
    const screen = await openApp({
      language,
      replies: {
        'GET /v1/resident/me': me([home(), home({ apartment_id: '34', apartment: 'B-0202' })]),
        'GET /v1/resident/home': homePage({ owed: '123456789000', overdue: '98765432100', before: '1' }),
      },
    })
    showLetters(200)
    try {
      await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
      await vi.waitFor(() => expect(document.querySelector('.sum')).not.toBeNull())
      const { scrollWidth, clientWidth } = document.documentElement
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    } finally {
      showLetters(100)
    }
  },
)
