import type { Address } from './address.ts'
import { send, type Ask } from './http.ts'

interface Sending {
  readonly path?: Readonly<Record<string, string>>
  readonly params?: NonNullable<Ask['params']>
  readonly body?: NonNullable<Ask['body']>
}
type How = Pick<Ask, 'signal' | 'key' | 'opensSession'>

/** Calls the server. Throws a `Refusal`. */
export async function call<Values, Reply>(
  address: Address<Values, Reply>,
  values: Values,
  how: How = {},
): Promise<Reply> {
  return (await (await ask(address, values as Sending, how)).json()) as Reply
}

/** The `data` of the reply. */
export async function callForData<Values, T>(
  address: Address<Values, { readonly data: T }>,
  values: Values,
  how?: How,
): Promise<T> {
  return (await call(address, values, how)).data
}

/** The file that a call replies with. */
export async function callForFile<Values>(address: Address<Values, Blob>, values: Values): Promise<Blob> {
  return await (await ask(address, values as Sending, {})).blob()
}

const ask = (
  { method, path }: Address<unknown, unknown>,
  { path: names = {}, ...values }: Sending,
  how: How,
) =>
  send({
    method,
    path: path.replaceAll(/\{(\w+)\}/g, (_name, name: string) => encodeURIComponent(names[name] ?? '')),
    ...values,
    ...how,
  })
