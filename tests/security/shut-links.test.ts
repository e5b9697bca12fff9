import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeHashOf } from '#api/invitations/codes.ts'
import { calls } from '#domain/calls/index.ts'
import { issueTicket, type TicketPurpose } from '#api/auth/tickets.ts'
import { openNoticeServer, type NoticeServer } from '#tests/support/money/notice-server.ts'
import { expireOrder, renewOrder } from '#tests/support/server/expired-order.ts'
import { openForm } from '#tests/support/server/forms.ts'
import { rightPassword } from '#tests/support/server/people.ts'
import { outcome, recordOf, right } from '#tests/support/server/seeded-server.ts'
import { call, type Reply } from '#tests/support/server/test-server.ts'

// While a building's order has expired, whatever opens without a right is shut; texts for everyone and the renewal are not.
let office: NoticeServer
let a: NoticeServer['a']
/** By the id of its call: opens what a link of that kind leads to. */
let links: Readonly<Record<string, () => Promise<Reply>>>

const ticket = (purpose: TicketPurpose, subject: string) =>
  issueTicket(office.db, { purpose, subject, seconds: 3600 })
const open = (path: string, json: object) => call(office.seeded.server, `POST /v1/${path}`, { json })
const make = async (path: string, values: object) => {
  const reply = await a(`POST ${path}`, { building_id: '1', ...values })
  expect([path, outcome(reply)]).toEqual([path, '201'])
  return recordOf(reply)
}
const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const visit = { name: 'Cô Hoa', people_count: '2', from_time: soon(1), to_time: soon(2) }

async function bookingLinks(home: string) {
  const group = await make('service-groups', { code: 'SHUT', name: 'Home' })
  const service = { group_id: group.id, price: '100000', unit: 'piece', bookable: '1', is_active: '1' }
  const { id: service_id } = await make('services', { code: 'SHUT', name: 'Cleaning', ...service })
  const { id } = await make('bookings', {
    apartment_id: home,
    customer_name: 'Mr Customer',
    date: '2026-11-27',
    services: [{ service_id, quantity: '1', price: '100000' }],
  })
  const view_token = await ticket('view_booking', id)
  return { readBookingView: () => open('public/bookings', { view_token }) }
}

async function contractLinks() {
  const template = await make('contract-templates', { code: 'SHUT', name: 'Lease', fields: [] })
  const { id } = await make('contracts', {
    code: 'SHUT-1',
    name: 'Shop',
    template_id: template.id,
    value: '1000',
    start_date: '2026-01-01',
    end_date: '2027-01-01',
    party_a_name: 'Board',
    party_b_name: 'Mr Shop',
    party_b_email: 'shop@example.test',
  })
  expect(outcome(await a(`POST contracts/${id}/send`, {}))).toBe('200')
  const { version } = recordOf(await a(`GET contracts/${id}`))
  const view_token = await ticket('view_contract', id)
  const at = (step: string, more: object = {}) =>
    open(`public/contracts/${id}${step}`, { view_token, ...more })
  return {
    readContractView: () => at(''),
    printContractView: () => at('/pdf'),
    sendContractCode: () => at('/code', { version }),
    verifyContract: () => at('/verify', { version, otp: '123456' }),
  }
}

async function formLinks(home: string) {
  const id = await openForm(a)
  const made = recordOf(await a(`POST forms/${id}/answer-link`, { apartment_id: home }))
  const view_token = new URL(String(made.link)).searchParams.get('view_token')
  const answer = { name: 'Cô Hoa', answers: { guests: 2 } }
  return {
    readLinkedForm: () => open(`public/forms/${id}`, { view_token }),
    answerLinkedForm: () => open(`public/forms/${id}/answer`, { view_token, ...answer }),
  }
}

async function visitorLinks(home: string) {
  const { pass_code: code } = await make('visitors', { apartment_id: home, ...visit })
  const invited = () => ticket('invite_visitor', `1.${home}`)
  return {
    readVisitorPass: () => open('visitor-pass', { code }),
    readVisitorInvitation: async () => open('public/visitor-invitation', { view_token: await invited() }),
    announceVisit: async () =>
      open('public/visitor-invitation/visit', { view_token: await invited(), ...visit }),
  }
}

/** A letter that two may come in by. */
async function invitationLinks(home: string) {
  const code = 'K7QD3M9X2HTB'
  const { key } = office.seeded.server.services
  await office.db.execute(
    `with i as (insert into resident_invitation (building_id, apartment_id, kind, channel, code_end, expires_at, uses, uses_left)
        values (1, $1, 'letter', 'paper', 'TB', now() + interval '1 day', 2, 2) returning building_id, id)
      insert into invitation_code (building_id, invitation_id, code_hash) select building_id, id, $2 from i`,
    [home, codeHashOf(key, code)],
  )
  const at = (step: string, more: object = {}) => open(`public/resident-invitation${step}`, { code, ...more })
  const person = { full_name: 'Mr Nobody', phone_number: '0955123123', password: rightPassword }
  return {
    readInvitation: () => at(''),
    sendContactCode: () => at('/contact-code', { phone_number: person.phone_number }),
    join: () => at('/join', person),
  }
}

/** The notice of a home by its link, and what the resident of the home reads and writes as their own. */
async function homeLinks(home: string) {
  const residentId = await office.settle(home, { email: 'shut@example.test', withAccount: true })
  await office.desk.fee(home, '640000', { month: '2026-10', name: 'Phí quản lý' })
  const ask = { audience: 'apartments', apartments: [home], channels: ['email'] }
  const { id: groupId } = recordOf(await office.make(ask))
  await office.send(groupId)
  const id = String((await office.slips(groupId))[0]?.id)
  const topic = await make('topics', { name: 'Shut' })
  const talk = await make('conversations', {
    topic_id: topic.id,
    title: 'Drips',
    content: 'The tap drips',
    apartment_id: home,
    sender_id: residentId,
  })
  const [account] = await office.db.query<{ id: string }>(
    'select id::text from account where resident_id = $1',
    [residentId],
  )
  const resident = await office.seeded.signIn(account?.id ?? '')
  const view_token = await ticket('view_notice', id)
  const own = `group-notice-slips/${groupId}/notice-slips/${id}`
  return {
    readNoticeView: () => open(`public/notices/${id}`, { view_token }),
    takeNoticeView: () => open(`public/notices/${id}/pdf`, { view_token }),
    viewNotice: () => resident(`GET ${own}/paper`),
    takeNotice: () => resident(`GET ${own}/pdf`),
    readOwnConversation: () => resident(`GET own-conversations/${talk.id}`),
    answerOwnConversation: () => resident(`POST own-conversations/${talk.id}/answer`, { content: 'Still' }),
  }
}

beforeAll(async () => {
  office = await openNoticeServer()
  a = office.a
  const home = office.desk.apartment(0)
  links = {
    ...(await homeLinks(home)),
    ...(await bookingLinks(home)),
    ...(await contractLinks()),
    ...(await formLinks(home)),
    ...(await visitorLinks(home)),
    ...(await invitationLinks(home)),
  }
})
afterAll(() => office.close())
// All tests come from one address.
beforeEach(() => office.db.execute('delete from throttle'))

/** Opens each, in the order of the calls' names. */
async function each(): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [id, opens] of Object.entries(links).toSorted()) found[id] = outcome(await opens())
  return found
}
const all = (said: string) => Object.fromEntries(Object.keys(links).map((id) => [id, said]))

test('every call that opens without a right is one of them, but signing in, banks and public texts', () => {
  const isOpen = (path: string) =>
    /^\/v1\/(?:auth\/|webhooks\/|public\/(?:news|notification|resident-handbook|banner)\/)/.test(path)
  const asked = calls.filter(({ permission, path }) => permission === 'public' && !isOpen(path))
  const ofResidents = calls.filter(
    ({ forResidents, path }) => forResidents === true && !path.startsWith('/v1/resident/'),
  )
  expect(Object.keys(links).toSorted()).toEqual(
    [...asked, ...ofResidents, { id: 'viewNotice' }, { id: 'takeNotice' }].map(({ id }) => id).toSorted(),
  )
})

test('while the order has expired each is shut, and opens again once it is renewed', async () => {
  await expireOrder(office.seeded)
  expect(await each()).toEqual(all('403 order_expired'))
  await renewOrder(office.seeded)
  const { verifyContract, ...others } = await each()
  expect(verifyContract).toBe('422 invalid_otp')
  expect(new Set(Object.values(others))).toEqual(new Set(['200', '201']))
})

test('what a renewal needs stays open: orders, and the prices of modules and coupons', async () => {
  await expireOrder(office.seeded)
  const buyer = await office.seeded.member('1', right('manage_order', 'read', 'create', 'update'))
  const reached = async (who: NoticeServer['a'], path: string) => [path, outcome(await who(`GET ${path}`))]
  for (const path of ['orders?building_id=1', 'module-prices'])
    expect(await reached(buyer, path)).toEqual([path, '200'])
  for (const path of ['orders?building_id=1', 'module-prices', 'coupons'])
    expect(await reached(office.seeded.as('ADM'), path)).toEqual([path, '200'])
  expect(outcome(await buyer('GET apartments?building_id=1'))).toBe('403 forbidden')
  await renewOrder(office.seeded)
})

test('texts that are published for everyone stay open', async () => {
  const { id } = await make('news', { title: 'Hello', content: '<p>All well</p>', category: 'building' })
  expect(outcome(await a(`POST news/${id}/publish`, {}))).toBe('200')
  await expireOrder(office.seeded)
  expect(outcome(await call(office.seeded.server, `GET /v1/public/news/${id}`, {}))).toBe('200')
  await renewOrder(office.seeded)
})

test('a building that was deleted leads nowhere', async () => {
  await office.db.execute('update building set deleted_at = now() where id = 1')
  const { readOwnConversation, answerOwnConversation, ...others } = await each()
  await office.db.execute('update building set deleted_at = null where id = 1')
  expect(new Set(Object.values(others))).toEqual(
    new Set(['404 record_not_found', '404 pass_not_found', '404 invitation_not_found']),
  )
  expect([readOwnConversation, answerOwnConversation]).toEqual([
    '404 record_not_found',
    '404 record_not_found',
  ])
})
