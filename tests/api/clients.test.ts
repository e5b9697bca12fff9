import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import openapiTypescript from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCashDesk } from '#tests/support/money/cash-desk.ts'
import { rightPassword } from '#tests/support/server/people.ts'
import { openSeededServer, right, type SeededServer } from '#tests/support/server/seeded-server.ts'

const options =
  '--ignoreConfig --strict --target es2022 --lib es2022,dom --module esnext --moduleResolution bundler --rewriteRelativeImportExtensions --types'
    .split(' ')
    .concat('')

let seeded: SeededServer
beforeAll(async () => {
  seeded = await openSeededServer()
})
afterAll(() => seeded.close())

test('clients that two generators make of the description compile strictly, and do a job', async () => {
  const desk = await openCashDesk(seeded)
  const apartments = [desk.apartment(3), desk.apartment(4)] as const
  for (const apartment of apartments) await desk.fee(apartment, '250000')
  const description = await (await seeded.raw('/v1/openapi.json')).text()
  // Beside the sources, so that the compiler finds what the clients import.
  const folder = await mkdtemp(join(import.meta.dirname, '../../node_modules/.client-'))
  try {
    const document = JSON.parse(description) as Parameters<typeof openapiTypescript>[0]
    const types = await openapiTypescript(document, {
      transform: (schema) => ('format' in schema && schema.format === 'binary' ? 'Blob' : undefined),
    })
    await writeFile(join(folder, 'api.d.ts'), types)
    await writeFile(join(folder, 'client.ts'), client)
    await writeFile(join(folder, 'openapi.json'), description)
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    await writeFile(join(folder, 'orval.config.js'), orvalConfig(seeded.server.address))
    await run(folder, 'node_modules/orval/dist/bin/orval.mjs', '--config', 'orval.config.js')
    await writeFile(join(folder, 'orval-client.ts'), orvalClient)
    const sources = ['client.ts', 'orval-client.ts']
    // Below node_modules the compiler writes only what it is told by name.
    const compiled = run(folder, 'node_modules/typescript/bin/tsc', ...options, 'orval.ts', ...sources)
    const { stdout } = await compiled.catch((failed: { stdout: string }) => failed)
    expect(stdout).toBe('')

    const cashier = await seeded.member(
      '1',
      right('manage_apartment', 'read'),
      right('manage_resident', 'read', 'create'),
      right('manage_debt', 'read', 'create'),
    )
    for (const [at, source] of sources.entries()) {
      const { work } = (await import(
        /* @vite-ignore */ pathToFileURL(join(folder, source.replace('.ts', '.js'))).href
      )) as { work: (job: object) => Promise<unknown> }
      const apartment = apartments[at]
      const found = await work({
        address: seeded.server.address,
        username: cashier.person.email,
        password: rightPassword,
        apartment,
        cash: desk.cash,
        prefix: `C${at}`,
      })
      expect(found).toMatchObject({
        apartment,
        settled: '250000',
        state: 'collected',
        picture: true,
        owed: '0',
      })
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})

/** Runs a program of our packages in the folder of the clients. */
const run = (folder: string, program: string, ...args: readonly string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, '../..', program), ...args], {
    cwd: folder,
  })

const orvalConfig = (address: string) =>
  `export default { lobby: { input: './openapi.json', output: { target: './orval.ts', client: 'fetch', mode: 'single', baseUrl: '${address}' } } }`

const picture = `
  const png = new Blob([Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='), (sign) => sign.charCodeAt(0))], { type: 'image/png' })`

/** The job by the functions that orval makes: each answers with the status, which tells what its data is. */
const orvalClient = `
import { createReceipt, createResident, listApartment, listDebt, signIn, uploadFile } from './orval.ts'

interface Job { username: string; password: string; apartment: string; cash: string; prefix: string }

function only<T>(data: T | T[]): T {
  const one = Array.isArray(data) ? data[0] : data
  if (one === undefined) throw new Error('nothing')
  return one
}

export async function work(job: Job) {
  const client = { 'client-id': '3' }
  const signed = await signIn({ username: job.username, password: job.password, remember: true }, { headers: client })
  if (signed.status !== 200 || !('access_token' in signed.data.data)) throw new Error('not signed in')
  const headers = { ...client, authorization: 'Bearer ' + signed.data.data.access_token }

  const found = await listApartment({ building_id: '1', id: { eq: job.apartment }, limit: 5 }, { headers })
  if (found.status !== 200) throw new Error(found.data.errorMessage)
${picture}
  const uploaded = await uploadFile({ file: png, building_id: '1' }, { headers })
  if (uploaded.status !== 201) throw new Error('not uploaded: ' + uploaded.status)
  const made = await createResident({ building_id: '1', code: job.prefix + '-1', full_name: 'By id', date_of_birth: '1990-02-01', profile_image: uploaded.data.data.id }, { headers })
  if (made.status !== 201) throw new Error('no resident: ' + made.status)
  // @ts-expect-error a resident has a name
  void (() => createResident({ code: 'C' }, { headers }))

  const receipt = await createReceipt(
    { building_id: '1', apartment_id: job.apartment, month: '2026-11', payment_method_id: job.cash, amount_received: '250000' },
    { headers: { ...headers, 'idempotency-key': 'orval-1' } },
  )
  if (receipt.status !== 201) throw new Error('no receipt: ' + receipt.status)
  const debts = await listDebt({ building_id: '1', apartment_id: { eq: job.apartment } }, { headers })
  if (debts.status !== 200) throw new Error('no debts: ' + debts.status)
  const collected = only(receipt.data.data)
  const image = only(made.data.data).profile_image
  return {
    apartment: found.data.apartments[0]?.id,
    settled: collected.settled,
    state: collected.status,
    picture: typeof image === 'string' && image.length === 36,
    owed: debts.data.data[0]?.outstanding,
  }
}
`

/** A typed `fetch` of some lines, and the job. */
const client = `
import type { paths } from './api'

type Verb = 'get' | 'post'
type Operation<P extends keyof paths, V extends Verb> = V extends keyof paths[P] ? paths[P][V] : never
type JsonIn<T> = T extends { content: { 'application/json': infer Body } } ? Body : never
type Reply<O> = O extends { responses: infer R }
  ? R extends { 201: infer Made } ? JsonIn<Made> : R extends { 200: infer Done } ? JsonIn<Done> : never
  : never
type FormIn<O> = O extends { requestBody?: { content: { 'multipart/form-data': infer Form } } } ? Form : never
type BodyIn<O> = O extends { requestBody?: { content: { 'application/json': infer Body } } } ? Body : never
type QueryIn<O> = O extends { parameters: { query?: infer Query } } ? Query : never

interface At { address: string; username: string; password: string; apartment: string; cash: string; prefix: string }

export async function work(at: At) {
  let headers: Record<string, string> = { 'client-id': '3' }
  async function send<O>(method: string, path: string, init: { query?: object; json?: object; form?: object; key?: string }): Promise<Reply<O>> {
    const url = new URL(path, at.address)
    for (const [name, value] of Object.entries(init.query ?? {}))
      for (const [operator, one] of typeof value === 'object' ? Object.entries(value as object) : [['', value]])
        url.searchParams.set(operator === '' ? name : name + '[' + operator + ']', String(one))
    const form = new FormData()
    for (const [name, value] of Object.entries(init.form ?? {})) form.append(name, value instanceof Blob ? value : String(value))
    const reply = await fetch(url, {
      method,
      headers: {
        ...headers,
        ...(init.json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(init.key === undefined ? {} : { 'idempotency-key': init.key }),
      },
      ...(init.json === undefined ? {} : { body: JSON.stringify(init.json) }),
      ...(init.form === undefined ? {} : { body: form }),
    })
    if (!reply.ok) throw new Error(method + ' ' + path + ': ' + reply.status + ' ' + (await reply.text()))
    return (await reply.json()) as Reply<O>
  }
  const get = <P extends keyof paths>(path: P, query: QueryIn<Operation<P, 'get'>>) =>
    send<Operation<P, 'get'>>('GET', path, { query: query as object })
  const post = <P extends keyof paths>(path: P, json: BodyIn<Operation<P, 'post'>>, key?: string) =>
    send<Operation<P, 'post'>>('POST', path, { json: json as object, ...(key === undefined ? {} : { key }) })
  const postForm = <P extends keyof paths>(path: P, form: FormIn<Operation<P, 'post'>>) =>
    send<Operation<P, 'post'>>('POST', path, { form: form as object })

  const signed = await post('/v1/auth/login', { username: at.username, password: at.password, remember: true })
  if (!('access_token' in signed.data)) throw new Error('a second factor is asked for')
  headers = { ...headers, authorization: 'Bearer ' + signed.data.access_token }

  const apartments = await get('/v1/manage/apartments', { building_id: '1', id: { eq: at.apartment }, limit: 5 })
  const apartment = apartments.apartments[0]
  if (apartment === undefined) throw new Error('no apartment')
${picture}
  const uploaded = await postForm('/v1/manage/storage/media', { file: png, building_id: '1' })
  const born: string = '1990-02-01'
  const withId = await post('/v1/manage/residents', { building_id: '1', code: at.prefix + '-1', full_name: 'By id', date_of_birth: born, profile_image: uploaded.data.id })
  const withFile = await postForm('/v1/manage/residents', { building_id: '1', code: at.prefix + '-2', full_name: 'With a file', profile_image: png })
  // @ts-expect-error a resident has a name
  const nameless: BodyIn<Operation<'/v1/manage/residents', 'post'>> = { code: 'CL-3' }
  // @ts-expect-error the desk takes money for one apartment
  const homeless: BodyIn<Operation<'/v1/manage/receipts', 'post'>> = { building_id: '1' }
  void [nameless, homeless]

  const receipt = await post('/v1/manage/receipts', { building_id: '1', apartment_id: at.apartment, month: '2026-11', payment_method_id: at.cash, amount_received: '250000' }, 'client-test-1')
  const debts = await get('/v1/manage/debts', { building_id: '1', apartment_id: { eq: at.apartment } })
  const only = <T>(data: T | T[]): T | undefined => (Array.isArray(data) ? data[0] : data)
  const made = 'data' in receipt ? only(receipt.data) : undefined
  return {
    apartment: apartment.id,
    settled: made?.settled,
    state: made?.status,
    picture: [only(withId.data)?.profile_image, only(withFile.data)?.profile_image].every((one) => typeof one === 'string' && one.length === 36),
    owed: debts.data[0]?.outstanding,
  }
}
`
