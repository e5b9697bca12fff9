import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueSchema } from '#api/database/queue-version.ts'
import { createFiles } from '#api/storage/service.ts'
import { createDiskStore } from '#api/storage/store.ts'
import { defineCleaning } from '#api/schedule/cleaning.ts'
import { createJobs } from '#api/jobs/jobs.ts'
import { deliverBulk } from '#api/mail/bulk.ts'
import { createMailer } from '#api/mail/mailer.ts'
import { openTestServer, type TestServer } from '#tests/support/server/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const fail = (error: Error) => {
  throw error
}

test('a job runs; one that nobody has defined is refused', async () => {
  const jobs = createJobs({ url: server.url, onError: fail, interval: 0.5 })
  const seen: string[] = []
  jobs.define<{ word: string }>({ name: 'echo', run: async ({ word }) => void seen.push(word) })
  await jobs.start()
  await jobs.send('echo', { word: 'hello' })
  await expect.poll(() => seen).toEqual(['hello'])
  await expect(jobs.send('unknown', {})).rejects.toThrow('unknown')
  await jobs.stop()
})

test('a stop waits for the job that is running', async () => {
  const jobs = createJobs({ url: server.url, onError: fail, interval: 0.5 })
  const steps: string[] = []
  jobs.define({
    name: 'slow',
    run: async () => {
      steps.push('begun')
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      steps.push('done')
    },
  })
  await jobs.start()
  await jobs.send('slow', {})
  await expect.poll(() => steps).toEqual(['begun'])
  await jobs.stop()
  expect(steps).toEqual(['begun', 'done'])
})

test('work that loses its database goes on by itself, as the same job, and the log says so', async () => {
  const errors: Error[] = []
  const jobs = createJobs({ url: server.url, onError: (error) => errors.push(error), interval: 0.5 })
  let tries = 0
  jobs.define({
    name: 'shaken',
    run: async () => {
      if (++tries < 3) throw Object.assign(new Error('terminating connection'), { code: '57P01' })
    },
  })
  await jobs.start()
  await jobs.send('shaken', {})
  await expect
    .poll(() =>
      server.db.query(`select state::text, retry_count from ${queueSchema}.job where name = 'shaken'`),
    )
    .toEqual([{ state: 'completed', retry_count: 0 }])
  expect(tries).toBe(3)
  expect(errors.map(({ message }) => message)).toEqual([
    'The job "shaken" lost its database and goes on in 0.5 s',
    'The job "shaken" lost its database and goes on in 1 s',
  ])
  await jobs.stop()
})

test('a stop waits for no work whose database stays away', async () => {
  const jobs = createJobs({ url: server.url, onError: () => undefined, interval: 0.5 })
  let tries = 0
  jobs.define({
    name: 'lost',
    run: async () => {
      tries++
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    },
  })
  await jobs.start()
  await jobs.send('lost', {})
  await expect.poll(() => tries).toBeGreaterThan(1)
  await jobs.stop()
  expect(await server.db.query(`select state::text from ${queueSchema}.job where name = 'lost'`)).toEqual([
    { state: 'retry' },
  ])
})

test('an error of the queue itself is told as an error, with its message', async () => {
  const errors: unknown[] = []
  const jobs = createJobs({ url: server.url, onError: (error) => errors.push(error), interval: 0.5 })
  jobs.define({ name: 'quiet', run: async () => undefined })
  await jobs.start()
  await server.db.execute(`alter schema ${queueSchema} rename to queue_away`)
  await expect.poll(() => errors.length).toBeGreaterThan(0)
  await server.db.execute(`alter schema queue_away rename to ${queueSchema}`)
  await jobs.stop()
  expect(errors[0]).toBeInstanceOf(Error)
  expect(String(errors[0])).toContain('does not exist')
})

test('cleaning removes what has ended and keeps what has not', async () => {
  const { db } = server
  const jobs = createJobs({ url: server.url, onError: fail, interval: 0.5 })
  const files = createFiles({ db, store: createDiskStore(server.dataDir), readField: async () => undefined })
  defineCleaning(jobs, { db, files })
  await db.execute(
    `insert into session (account_id, token_hash, expires_at) values (1, 'old', now() - interval '1 minute'), (1, 'new', now() + interval '1 hour')`,
  )
  await db.execute(
    `insert into throttle (key, count, window_ends) values ('old', 1, now() - interval '1 minute'), ('new', 1, now() + interval '1 hour')`,
  )
  await db.execute(
    `insert into ticket (token_hash, purpose, subject, expires_at) values ('old', 'live', '1', now() - interval '1 minute')`,
  )
  await db.execute(
    `insert into form_link (building_id, form_id, token_hash, expires_at) values (1, 1, 'old', now() - interval '1 minute'), (1, 1, 'new', now() + interval '1 hour')`,
  )
  await db.execute(
    `insert into otp (purpose, subject, code_hash, expires_at) values ('reset_password', '1', 'x', now() - interval '2 days')`,
  )
  await jobs.start()
  await jobs.send('cleaning', {})
  const left = () =>
    db.query(
      'select token_hash as name from session union all select key from throttle union all select token_hash from ticket union all select token_hash from form_link union all select code_hash from otp',
    )
  await expect.poll(left).toEqual([{ name: 'new' }, { name: 'new' }, { name: 'new' }])
  await jobs.stop()
})

test('mail goes to its one receiver, whatever the names hold, and the outbox says that it was sent', async () => {
  const smtp = await openMailServer()
  const { port, messages } = smtp
  const jobs = createJobs({ url: server.url, onError: fail, interval: 0.5 })
  const mailer = createMailer({
    db: server.db,
    jobs,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Lobby <no-reply@example.com>',
  })
  await jobs.start()
  await mailer.send({
    organisationId: '1',
    recipient: 'lan@example.com',
    language: 'vi',
    subject: 'Chào\r\nBcc: thief@example.com',
    body: 'Xin chào',
  })
  await expect.poll(() => messages.length).toBe(1)
  expect(messages[0]?.receivers).toEqual(['lan@example.com'])
  expect(messages[0]?.data).not.toMatch(/^bcc:/im)
  await expect
    .poll(
      async () =>
        (await server.db.query(`select status, attempts from outbox where recipient = 'lan@example.com'`))[0],
    )
    .toEqual({ status: 'sent', attempts: 1 })
  await jobs.stop()
  smtp.server.close()
})

test('a mail without its job is sent after five minutes by the run for all, each try under one Message-ID; a secret never', async () => {
  const smtp = await openMailServer()
  const jobs = createJobs({ url: server.url, onError: fail, interval: 0.5 })
  const lost = { ...jobs, send: () => Promise.resolve() }
  const smtpUrl = `smtp://127.0.0.1:${smtp.port}`
  const mailer = createMailer({ db: server.db, jobs: lost, smtpUrl, from: 'Lobby <no-reply@example.com>' })
  const message = { organisationId: '1', language: 'vi', subject: 'Chào', body: 'Xin chào' } as const
  await mailer.send({ ...message, recipient: 'mai@example.com' })
  const closed = createMailer({ db: server.db, jobs, smtpUrl: 'smtp://127.0.0.1:9', from: 'a@example.com' })
  void closed.sendSecret({ ...message, recipient: 'code@example.com' }, '••••••').catch(() => undefined)
  await expect
    .poll(() => server.db.query(`select status from outbox where recipient = 'code@example.com'`))
    .toEqual([{ status: 'failed' }])
  const run = () => deliverBulk({ db: server.db, transports: { email: mailer.transport } })
  expect(await run()).toBe(0)
  for (const _ of ['first', 'again']) {
    await server.db.execute(
      `update outbox set status = 'queued', next_try_at = coalesce(next_try_at, now()) - interval '5 minutes'
        where recipient = 'mai@example.com'`,
    )
    expect(await run()).toBe(1)
  }
  const ids = smtp.messages.map(({ data }) => /^message-id: (.*)$/im.exec(data)?.[1])
  expect(ids).toEqual([ids[0], ids[0]])
  expect(ids[0]).toMatch(/^<lobby-\d+-\d+@example\.com>$/)
  smtp.server.close()
})

test('a message that a mail server draws out is given up before it is anybody else’s, and tried again', async () => {
  const closed = Promise.withResolvers<void>()
  const slow = createServer((socket) => {
    // Each answer comes soon enough.
    const answer = (line: string) => setTimeout(() => socket.write(`${line}\r\n`), 100)
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => answer(String(chunk).startsWith('DATA') ? '354 go on' : '250 ok'))
    socket.once('close', () => closed.resolve())
    answer('220 slow')
  })
  const port = await listen(slow)
  const jobs = createJobs({ url: server.url, onError: fail, interval: 0.5 })
  const mailer = createMailer({
    db: server.db,
    jobs: { ...jobs, send: () => Promise.resolve() },
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'a@example.com',
    longest: 250,
  })
  const message = { organisationId: '1', language: 'vi', subject: 'Chào', body: 'Xin chào' } as const
  await mailer.send({ ...message, recipient: 'slow@example.com' })
  const where = `where recipient = 'slow@example.com'`
  await server.db.execute(`update outbox set next_try_at = now() ${where}`)
  await deliverBulk({ db: server.db, transports: { email: mailer.transport } })
  await closed.promise
  expect(
    await server.db.query(`select status, error, next_try_at > now() as again from outbox ${where}`),
  ).toEqual([
    { status: 'failed', error: 'the mail server had not taken the message after 0.25 s', again: true },
  ])
  slow.close()
})

interface Mail {
  readonly receivers: string[]
  data: string
}

/** The part of SMTP that one message needs. */
async function openMailServer(): Promise<{ server: Server; port: number; messages: Mail[] }> {
  const messages: Mail[] = []
  const server = createServer((socket) => {
    let mail: Mail = { receivers: [], data: '' }
    let inData = false
    let rest = ''
    const answerTo = (line: string): string | undefined => {
      if (inData) {
        if (line !== '.') return void (mail.data += `${line}\n`)
        inData = false
        messages.push(mail)
        mail = { receivers: [], data: '' }
        return '250 kept'
      }
      const receiver = /^RCPT TO:<(.*?)>/i.exec(line)?.[1]
      if (receiver !== undefined) mail.receivers.push(receiver)
      inData = /^DATA/i.test(line)
      return inData ? '354 go on' : /^QUIT/i.test(line) ? '221 bye' : '250 ok'
    }
    socket.write('220 test\r\n')
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => {
      const lines = (rest + String(chunk)).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const answer = answerTo(line)
        if (answer !== undefined) socket.write(`${answer}\r\n`)
      }
    })
  })
  return { server, port: await listen(server), messages }
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
