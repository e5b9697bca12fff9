import { setTimeout as pause } from 'node:timers/promises'
import nodemailer from 'nodemailer'
import type { Db } from '../database/pool.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { addressesOf, oneAddress } from './addresses.ts'
import { lease, sendTaken, type Sendable, type Transport, type Transports } from './bulk.ts'
import { takeMessage } from './bulk-statements.ts'
import { keepMessage, type Message } from './outbox.ts'

export interface Mailer {
  /** Writes the message to the outbox and sends it soon, trying again after failures. */
  send(message: Message): Promise<void>
  /**
   * Sends a message that must not be stored. If mail can leave the server, the outbox holds `shown` in place of the
   * body. Without SMTP the outbox is the only way to read it (the demo), so there it is stored in full.
   */
  sendSecret(message: Message, shown: string): Promise<void>
  /** Whether mail can leave the server. */
  readonly isConfigured: boolean
  /** Hands one of many messages to the mail server; absent without one. */
  readonly transport?: Transport
}

export interface MailerOptions {
  readonly db: Db
  readonly jobs: Jobs
  /** `smtp://user:password@host:587`; absent: messages stay in the outbox. */
  readonly smtpUrl?: string | undefined
  /** Sender's address. */
  readonly from: string
  /** Milliseconds that a message may take on its way in all, however quickly each answer comes. Default 240,000. */
  readonly longest?: number
}

export function createMailer({ db, jobs, smtpUrl, from, longest = 240_000 }: MailerOptions): Mailer {
  if (smtpUrl === undefined || smtpUrl === '') {
    const keep = async (message: Message) => void (await keepMessage(db, message))
    return { isConfigured: false, send: keep, sendSecret: keep }
  }
  const server = nodemailer.createTransport(withTimeouts(smtpUrl))
  const transport: Transport = async (message) => {
    const { recipient, subject, body, html, attachments } = message
    // Within the lease, with room for files that are made first: afterwards another process sends it.
    const signal = AbortSignal.timeout(longest)
    const sending = server.sendMail({
      signal,
      messageId: messageIdOf(message, from),
      from,
      to: message.is_bulk ? addressesOf(recipient) : oneAddress(recipient),
      subject,
      text: body,
      ...(html === null ? {} : { html }),
      attachments: attachments.map((file) => ({ ...file })),
    })
    await sending.catch((error: unknown) => {
      throw signal.aborted
        ? new Error(`the mail server had not taken the message after ${longest / 1000} s`, { cause: error })
        : error
    })
  }
  const parts = { db, transports: { email: transport } }
  // What fails here, or is lost, waits for the run that sends what waits.
  jobs.define<{ id: string }>({
    name: 'mail',
    run: async ({ id }) => {
      const [message] = await takeMessage(db, { id, lease })
      if (message !== undefined) await sendTaken(parts, message)
    },
  })
  return {
    isConfigured: true,
    transport,
    async send(message) {
      await jobs.send('mail', { id: await keepMessage(db, message, patience) })
    },
    sendSecret: (message, shown) => sendSecretNow(parts, message, shown),
  }
}

/** Sends a message whose body is never stored: the outbox holds `shown` in its place. Throws once its last try has failed. */
export async function sendSecretNow(
  parts: { readonly db: Db; readonly transports: Transports },
  message: Message,
  shown: string,
): Promise<void> {
  const id = await keepMessage(parts.db, { ...message, body: shown })
  await retrying(async () => {
    const [taken] = await takeMessage(parts.db, { id, lease: null })
    const failure = taken && (await sendTaken(parts, { ...taken, body: message.body }))
    if (failure !== undefined) throw failure
  })
}

/** Seconds after which a single message is sent without its job. */
const patience = 300

/** The same for all tries of a message, so that whoever gets it twice can tell. */
function messageIdOf({ id, created_at }: Pick<Sendable, 'id' | 'created_at'>, from: string): string {
  const [, domain = 'localhost'] = /@([\w.-]+)>?\s*$/.exec(from) ?? []
  return `<lobby-${id}-${Date.parse(created_at)}@${domain}>`
}

/** A secret is never stored for a job, so its few retries happen here. */
async function retrying(work: () => Promise<void>): Promise<void> {
  for (const delay of [2_000, 10_000]) {
    try {
      return await work()
    } catch {
      await pause(delay, undefined, { ref: false })
    }
  }
  await work()
}

/** A mail server that does not answer must not hold a job for minutes. */
function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  for (const [name, value] of [
    ['connectionTimeout', '10000'],
    ['greetingTimeout', '10000'],
    ['socketTimeout', '20000'],
  ] as const)
    if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  return url.href
}
