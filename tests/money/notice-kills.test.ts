import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverBulk, type Transports } from '#api/mail/bulk.ts'
import { httpSms } from '#api/mail/sms-gateway.ts'
import { noticeMessages } from '#api/notices/follow-messages.ts'
import { pdfOfMessage } from '#api/notices/notice-paper.ts'
import { sendNotices } from '#api/notices/notice-run.ts'
import { outcome, recordOf, right } from '#tests/support/server/seeded-server.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import { openNoticeServer, partsOfNotices, type NoticeServer } from '#tests/support/money/notice-server.ts'

// What becomes of a sending that is killed, and of messages that a provider refuses.
let office: NoticeServer
let homes: string[] = []
beforeAll(async () => {
  office = await openNoticeServer()
  homes = [0, 1, 2, 3].map(office.desk.apartment)
  for (const [at, home] of homes.entries()) {
    await office.settle(home, { email: `h${at}@example.test`, phone: `091234567${at}`, withAccount: true })
    await office.desk.fee(home, '100000')
  }
})
afterAll(() => office.close())

const gone = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' })
const begin = async (values: object = {}) => {
  const { id } = recordOf(await office.make({ audience: 'apartments', apartments: homes, ...values }))
  expect(outcome(await office.a(`POST group-notice-slips/${id}/send`, {}))).toBe('200')
  return id
}
const count = async (text: string) => {
  const [row] = await office.db.query<{ count: number }>(`select count(*)::int as count from ${text}`)
  return row?.count
}

/** Sends until the database goes away at the given transaction. */
async function killedAt(id: string, step: number) {
  const parts = partsOfNotices(office.seeded)
  const { db } = parts
  let steps = 0
  const transaction: typeof db.transaction = (work) => {
    steps += 1
    return db.transaction(async (tx) => {
      const done = await work(tx)
      // After the work and before the commit: all of it must be lost.
      if (steps === step) throw gone
      return done
    })
  }
  await expect(sendNotices({ ...parts, db: { ...db, transaction } }, id)).rejects.toThrow(gone)
}

test('a sending that is killed at any step goes on where it stopped and sends nothing twice', async () => {
  for (const step of [1, 2, 3, 4, 5]) {
    const [mails, sms, notices] = [
      await count(`outbox where channel = 'email'`),
      await count(`outbox where channel = 'sms'`),
      await count('web_notification'),
    ]
    const id = await begin()
    await killedAt(id, step)
    expect((await office.batch(id)).status).toBe('sending')
    await sendNotices(partsOfNotices(office.seeded), id)
    await sendNotices(partsOfNotices(office.seeded), id)
    expect(await office.batch(id)).toMatchObject({
      status: 'sent',
      done: 4,
      total: 4,
      reached: 4,
      total_notice_slips: 4,
    })
    expect([
      await count(`outbox where channel = 'email'`),
      await count(`outbox where channel = 'sms'`),
      await count('web_notification'),
    ]).toEqual([mails, sms, notices].map((before) => Number(before) + 4))
  }
})

test('two processes that send the same batch send it once', async () => {
  const before = Number(await count(`outbox where channel = 'email'`))
  const id = await begin({ channels: ['email'] })
  const parts = partsOfNotices(office.seeded)
  await Promise.all([sendNotices(parts, id), sendNotices(parts, id), sendNotices(parts, id)])
  expect(await office.batch(id)).toMatchObject({ status: 'sent', total_notice_slips: 4, queued: 4 })
  expect(await count(`outbox where channel = 'email'`)).toBe(before + 4)
})

test('who has lost the right sends nothing any more', async () => {
  const member = await office.seeded.member(
    '1',
    right('manage_before_get_fee', 'read', 'create', 'update', 'approve'),
  )
  const values = { audience: 'apartments', apartments: homes, channels: ['email'] }
  const { id } = recordOf(await office.make(values, member))
  expect(outcome(await member(`POST group-notice-slips/${id}/send`, {}))).toBe('200')
  await office.db.execute('delete from account_permission_groups where account_id = $1', [member.person.id])
  await sendNotices(partsOfNotices(office.seeded), id)
  expect(await office.batch(id)).toMatchObject({
    status: 'failed',
    problem: 'forbidden',
    total_notice_slips: 0,
  })
  expect(await office.send(id, 'resend')).toMatchObject({ status: 'sent', total_notice_slips: 4 })
})

const events = { publish: () => undefined }
const publicUrl = 'https://lobby.example'
/** Sends what is in the outbox by these transports, every message now, whenever it was to be tried. */
async function deliver(transports: Transports): Promise<number> {
  await office.db.execute('update outbox set next_try_at = now() where next_try_at is not null')
  return deliverBulk({
    db: office.seeded.server.serving,
    transports,
    followers: [noticeMessages({ events, publicUrl, files: [pdfOfMessage] })],
  })
}

test('mails leave with their QR; a refused one is tried again and does not hold up the others', async () => {
  await office.db.execute(`update outbox set status = 'sent', next_try_at = null`)
  const id = await begin({ channels: ['email'] })
  await sendNotices(partsOfNotices(office.seeded), id)
  const left: string[] = []
  const email: NonNullable<Transports['email']> = async ({ recipient, body, html, attachments }) => {
    // Made as it leaves: the outbox has no token.
    const [link = ''] = /https:\/\/lobby\.example\/manage-announcement-print-webview\/\S+/.exec(body) ?? []
    expect(link).toMatch(new RegExp(`/${id}/\\d+\\?lang=vi&view_token=[\\w-]{40,}$`))
    expect(html).toContain(`href="${link.replace('&', '&amp;')}"`)
    if (recipient === 'h1@example.test') throw new Error('550 no such mailbox h1@example.test')
    expect(html).toContain('cid:payment-qr')
    expect(attachments.map(({ cid, contentType }) => [cid, contentType])).toEqual([
      ['payment-qr', 'image/png'],
      [undefined, 'application/pdf'],
    ])
    expect(pdfText(attachments[1]?.content ?? Buffer.alloc(0)).text).toContain('Kínhgửi')
    left.push(recipient)
  }
  expect(await deliver({ email })).toBe(4)
  expect(left.toSorted()).toEqual(['h0@example.test', 'h2@example.test', 'h3@example.test'])
  const slips = await office.slips(id)
  const failed = slips.filter(({ email_state }) => email_state === 'failed')
  expect(failed).toMatchObject([{ apartment_id: homes[1], reach: 'not_reached', email_problem: 'refused' }])
  expect(JSON.stringify(failed)).not.toContain('mailbox')
  // It stops after the written number of tries.
  for (let tries = 0; tries < 8; tries += 1) await deliver({ email })
  const [message] = await office.db.query<{ attempts: number }>(
    `select attempts from outbox where status = 'failed' and recipient = 'h1@example.test'`,
  )
  expect(message?.attempts).toBe(5)

  // Sent again, to the address that was put right meanwhile; the other three are left alone.
  await office.db.execute(`update resident set email = 'right@example.test' where email = 'h1@example.test'`)
  expect(await office.send(id, 'resend')).toMatchObject({ status: 'sent', total: 1, done: 1, not_reached: 0 })
  left.length = 0
  await deliver({ email })
  expect(left).toEqual(['right@example.test'])
  expect(outcome(await office.a(`POST group-notice-slips/${id}/resend`, {}))).toBe('409 all_notices_reached')
})

test('SMS leave by HTTP, with a token and one key for each message', async () => {
  await office.db.execute(`update outbox set status = 'sent', next_try_at = null`)
  const asked: { key: unknown; token: unknown; body: { to: string; text: string; from: string } }[] = []
  const provider = createServer((request, reply) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const body = JSON.parse(text) as { to: string; text: string; from: string }
      const { 'idempotency-key': key, authorization: token } = request.headers
      asked.push({ key, token, body })
      reply.writeHead(body.to.endsWith('2') ? 500 : 202).end()
    })
  })
  await new Promise<void>((listening) => void provider.listen(0, '127.0.0.1', listening))
  const address = provider.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const sms = httpSms({ url: `http://127.0.0.1:${port}/send`, token: 'secret-token', sender: 'SUNRISE' })
  const id = await begin({ channels: ['sms'] })
  await sendNotices(partsOfNotices(office.seeded), id)
  await deliver({ sms })
  await new Promise((closed) => provider.close(closed))
  expect(asked).toHaveLength(4)
  expect(new Set(asked.map(({ key }) => key)).size).toBe(4)
  expect(asked[0]).toMatchObject({ token: 'Bearer secret-token', body: { from: 'SUNRISE' } })
  expect(asked[0]?.body.text).toContain('100.000 đ')
  expect((await office.slips(id)).map(({ sms_state }) => sms_state).toSorted()).toEqual([
    'failed',
    'sent',
    'sent',
    'sent',
  ])
  const [failed] = await office.db.query<{ error: string }>(
    `select error from outbox where status = 'failed' and channel = 'sms'`,
  )
  expect(failed?.error).toBe('the SMS provider answered 500')
})

test('a process that dies while it sends leaves the message for another', async () => {
  await office.db.execute(`update outbox set status = 'sent', next_try_at = null`)
  const id = await begin({ channels: ['email'] })
  await sendNotices(partsOfNotices(office.seeded), id)
  const { serving } = office.seeded.server
  const tries: string[] = []
  const email: NonNullable<Transports['email']> = async ({ recipient }) => void tries.push(recipient)
  let dies = true
  const transaction: typeof serving.transaction = (work) =>
    serving.transaction(async (tx) => {
      const done = await work(tx)
      if (dies) {
        dies = false
        throw gone
      }
      return done
    })
  await expect(
    deliverBulk({
      db: { ...serving, transaction },
      transports: { email },
      followers: [noticeMessages({ events, publicUrl })],
    }),
  ).rejects.toThrow(gone)
  // The other lanes may have sent it again already; if not, the next run does.
  await deliver({ email })
  expect(new Set(tries).size).toBe(4)
  expect(tries.length).toBeLessThanOrEqual(5)
  expect((await office.slips(id)).every(({ email_state }) => email_state === 'sent')).toBe(true)
})
