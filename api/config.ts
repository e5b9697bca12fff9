import { resolve } from 'node:path'
import { z } from 'zod'
import { readTrustProxy, trustProxyHint, type TrustProxy } from './http/trust-proxy.ts'
import { passwordLength } from '#core/limits.ts'
import { storageQuotas } from '#domain/constants.ts'
import { demoMonths } from '#entities/demo/index.ts'
import { readScannerUrl, scannerUrlHint, type ScannerPlace } from './storage/scanner.ts'
import type { SmsOptions } from './mail/sms-gateway.ts'
import type { Quotas } from './storage/quota.ts'

/** Settings from the environment. README's table lists every name. */
export interface Config {
  readonly isProduction: boolean
  readonly host: string
  readonly port: number
  /** Absolute. Files, the embedded database and the server's secret are stored here. */
  readonly dataDir: string
  /** Undefined: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Whether an empty database is filled with demo data. */
  readonly demo: boolean
  /** Months of money that the demo tells of its first building. */
  readonly demoMonths: number
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  /** The SMS provider; undefined: SMS stay in the outbox. */
  readonly sms: SmsOptions | undefined
  /** Where the scanner of files listens; undefined: files are not scanned. */
  readonly scanner: ScannerPlace | undefined
  /** The console's address in mails: `https://lobby.example`. */
  readonly publicUrl: string | undefined
  /** Undefined: a secret is made once and kept in a file. */
  readonly secret: string | undefined
  /** Absolute path of that file. Undefined: `server.key` in `dataDir`. */
  readonly keyFile: string | undefined
  readonly firstAdmin: { readonly email: string; readonly password: string } | undefined
  readonly renewalUrl: string | undefined
  /** Bakong's Open API; undefined: that of the National Bank of Cambodia. */
  readonly bakongUrl: string | undefined
  readonly metricsToken: string | undefined
  /** Proxies in front whose `x-forwarded-for` is trusted. */
  readonly trustProxy: TrustProxy
  readonly logLevel: string
  /** Requests a minute for one account; 0 = no limit. */
  readonly rateLimit: number
  /** Whether `/v1/docs` and `/v1/openapi.json` answer. */
  readonly apiDocs: boolean
  /** Storage that a building may use, and uploads of one account in a day. */
  readonly quotas: Quotas
  /** Milliseconds that work may wait before calls are refused; 0 = for ever. For measurements; default `limits`. */
  readonly eventLoopDelay?: number
}

const text = z.string().trim().min(1)
const gigabyte = 2 ** 30
/** Reads gigabytes (2^30 bytes), fractions allowed; the default is `bytes`. */
const gigabytes = (bytes: number) =>
  z.coerce
    .number()
    .positive()
    .max(1_000_000)
    .default(bytes / gigabyte)
const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    HOST: text.optional(),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    DATA_DIR: text.default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    LOBBY_DEMO: z.enum(['on', 'brief', 'off']).optional(),
    LOBBY_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
    LOBBY_KEY_FILE: text.optional(),
    LOBBY_API_DOCS: z.enum(['on', 'off']).optional(),
    LOBBY_ADMIN_EMAIL: z.email().optional(),
    LOBBY_ADMIN_PASSWORD: z.string().min(passwordLength.alone).optional(),
    LOBBY_RENEWAL_URL: text.optional(),
    LOBBY_BAKONG_URL: z.url({ protocol: /^https?$/ }).optional(),
    LOBBY_RATE_LIMIT: z.coerce.number().int().min(0).default(1200),
    LOBBY_QUOTA_BUILDING_GB: gigabytes(storageQuotas.building.bytes),
    LOBBY_QUOTA_BUILDING_FILES: z.coerce.number().int().min(1).default(storageQuotas.building.files),
    LOBBY_QUOTA_ACCOUNT_GB: gigabytes(storageQuotas.account.bytes),
    LOBBY_QUOTA_ACCOUNT_FILES: z.coerce.number().int().min(1).default(storageQuotas.account.files),
    METRICS_TOKEN: z.string().min(16).optional(),
    TRUST_PROXY: z
      .string()
      .default('off')
      .refine((value) => readTrustProxy(value) !== undefined, trustProxyHint)
      .transform((value) => readTrustProxy(value) ?? false),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: text.optional(),
    SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
    SMS_TOKEN: text.optional(),
    SMS_SENDER: text.optional(),
    CLAMD_URL: z
      .string()
      .refine((value) => readScannerUrl(value) !== undefined, scannerUrlHint)
      .transform((value) => readScannerUrl(value))
      .optional(),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .refine((env) => env.NODE_ENV !== 'production' || (env.LOBBY_SECRET ?? env.LOBBY_KEY_FILE) !== undefined, {
    path: ['LOBBY_SECRET'],
    error: 'is required in production; or name a file that holds it: LOBBY_KEY_FILE',
  })
  .refine(
    (env) => env.NODE_ENV !== 'production' || env.SMTP_URL === undefined || env.PUBLIC_URL !== undefined,
    {
      path: ['PUBLIC_URL'],
      error: 'is required in production where mail is sent: links in mails begin with it',
    },
  )
  .refine((env) => (env.SMS_URL === undefined) === (env.SMS_TOKEN === undefined), {
    path: ['SMS_TOKEN'],
    error: 'goes with SMS_URL',
  })
  .refine((env) => (env.LOBBY_ADMIN_EMAIL === undefined) === (env.LOBBY_ADMIN_PASSWORD === undefined), {
    path: ['LOBBY_ADMIN_PASSWORD'],
    error: 'goes with LOBBY_ADMIN_EMAIL',
  })

/** Every variable that is read. */
export const settingNames: readonly string[] = Object.keys(schema.shape)

/** Throws one line for each wrong variable, naming it. An empty variable counts as unset. */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const unknown = Object.keys(given).filter((name) => name.startsWith('LOBBY_') && !(name in schema.shape))
  const { data, error } = schema.safeParse(given)
  if (error !== undefined || unknown.length > 0) {
    const lines = [
      ...(error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
      ...unknown.map((name) => `${name}: there is no such variable`),
    ]
    throw new Error(`The environment is wrong:\n${lines.join('\n')}`)
  }
  const isProduction = data.NODE_ENV === 'production'
  return {
    isProduction,
    host: data.HOST ?? (isProduction ? '0.0.0.0' : 'localhost'),
    port: data.PORT,
    dataDir: resolve(data.DATA_DIR),
    keyFile: data.LOBBY_KEY_FILE === undefined ? undefined : resolve(data.LOBBY_KEY_FILE),
    databaseUrl: data.DATABASE_URL,
    demo: data.LOBBY_DEMO === undefined ? !isProduction : data.LOBBY_DEMO !== 'off',
    demoMonths: data.LOBBY_DEMO === 'brief' ? demoMonths.brief : demoMonths.full,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    sms:
      data.SMS_URL === undefined || data.SMS_TOKEN === undefined
        ? undefined
        : { url: data.SMS_URL, token: data.SMS_TOKEN, sender: data.SMS_SENDER },
    scanner: data.CLAMD_URL,
    publicUrl: data.PUBLIC_URL ?? (isProduction ? undefined : `http://localhost:${data.PORT}`),
    secret: data.LOBBY_SECRET,
    firstAdmin:
      data.LOBBY_ADMIN_EMAIL === undefined || data.LOBBY_ADMIN_PASSWORD === undefined
        ? undefined
        : { email: data.LOBBY_ADMIN_EMAIL, password: data.LOBBY_ADMIN_PASSWORD },
    renewalUrl: data.LOBBY_RENEWAL_URL,
    bakongUrl: data.LOBBY_BAKONG_URL,
    metricsToken: data.METRICS_TOKEN,
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    rateLimit: data.LOBBY_RATE_LIMIT,
    apiDocs: data.LOBBY_API_DOCS === undefined ? !isProduction : data.LOBBY_API_DOCS === 'on',
    quotas: {
      building: {
        bytes: Math.floor(data.LOBBY_QUOTA_BUILDING_GB * gigabyte),
        files: data.LOBBY_QUOTA_BUILDING_FILES,
      },
      account: {
        bytes: Math.floor(data.LOBBY_QUOTA_ACCOUNT_GB * gigabyte),
        files: data.LOBBY_QUOTA_ACCOUNT_FILES,
      },
    },
  }
}
