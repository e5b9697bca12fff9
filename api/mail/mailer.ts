import { setTimeout as pause } from 'node:timers/promises'
import nodemailer from 'nodemailer'
import type { Db } from '../database/pool.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { addressesOf, oneAddress } from './addresses.ts'
import type { Transport } from './bulk.ts'
import { keepMessage, markFailed, markSent, queuedMessage, type Message } from './outbox.ts'

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
}

export function createMailer({ db, jobs, smtpUrl, from }: MailerOptions): Mailer {
  if (smtpUrl === undefined || smtpUrl === '') {
    const keep = async (message: Message) => void (await keepMessage(db, message))
    return { isConfigured: false, send: keep, sendSecret: keep }
  }
  const transport = nodemailer.createTransport(withTimeouts(smtpUrl))
  const deliver = async (id: string, message: Pick<Message, 'recipient' | 'subject' | 'body'>) => {
    try {
      await transport.sendMail({
        from,
        to: oneAddress(message.recipient),
        subject: message.subject,
        text: message.body,
      })
      await markSent(db, { id })
    } catch (error) {
      await markFailed(db, { id, error: error instanceof Error ? error.message : String(error) })
      throw error
    }
  }
  jobs.define<{ id: string }>({
    name: 'mail',
    retries: 5,
    run: async ({ id }) => {
      const message = await queuedMessage(db, id)
      if (message !== undefined) await deliver(id, message)
    },
  })
  return {
    isConfigured: true,
    transport: async ({ recipient, subject, body, html, attachments }) => {
      await transport.sendMail({
        from,
        to: addressesOf(recipient),
        subject,
        text: body,
        ...(html === null ? {} : { html }),
        attachments: attachments.map((file) => ({ ...file })),
      })
    },
    async send(message) {
      await jobs.send('mail', { id: await keepMessage(db, message) })
    },
    async sendSecret(message, shown) {
      const id = await keepMessage(db, { ...message, body: shown })
      await retrying(() => deliver(id, message))
    },
  }
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
