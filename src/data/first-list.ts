import axios, { type InternalAxiosRequestConfig } from 'axios'
import { createV1Provider } from '#data-provider/v1.ts'
import { entityOf } from '#resources'
import { keep } from '../storage/store.ts'
import { providerParams, type ListRequest } from './list-request.ts'

/** The list that public/boot.js has asked for while the console itself was on its way. */
interface FirstList {
  /** Whose call it was (`currentSignIn`). */
  readonly by: string
  /** With its query, as the data provider writes it. */
  readonly address: string
  /** The reply's text. Undefined where it was refused or did not come: then it is asked again, and the refusal told. */
  readonly answer: Promise<string | undefined>
}

/** Boot's own; `globalThis`, because tests run where there is no window. */
const page = globalThis as { lobbyList?: FirstList }

/** Stands for the building's id in an address that is kept. Spelt alike in a query and outside of one. */
export const buildingPlace = '_building_'

/** The address that the v1 provider calls for such a list. */
export async function addressOf(request: ListRequest): Promise<string> {
  let address = ''
  const http = axios.create({
    adapter: async (config) => {
      address = axios.getUri(config)
      return answered(config, { total: 0 })
    },
  })
  await createV1Provider({ http, entityOf, building: () => undefined }).getList(providerParams(request))
  return address
}

/** Keeps what the page at this address asked for, for the next start there: sorted, filtered, with the reader's columns. */
export async function rememberFirstList(page: string, request: ListRequest): Promise<void> {
  const query = {
    ...request.query,
    ...(request.query?.buildingId === undefined ? {} : { buildingId: buildingPlace }),
  }
  keep('first_list', { page, address: await addressOf({ ...request, query }) }, null)
}

/**
 * Lets the call that asks for the same list of the same session take the reply that is on its way, once. Any other call
 * is sent.
 */
export function takeFirstList(
  request: InternalAxiosRequestConfig,
  by: string | undefined,
): InternalAxiosRequestConfig {
  const early = page.lobbyList
  if (early === undefined || request.method !== 'get' || early.address !== axios.getUri(request))
    return request
  page.lobbyList = undefined
  if (early.by !== by) return request
  const send = axios.getAdapter(request.adapter)
  return {
    ...request,
    adapter: async (config) => {
      const data = await early.answer
      return data === undefined ? send(config) : answered(config, data)
    },
  }
}

const answered = (config: InternalAxiosRequestConfig, data: unknown) => ({
  data,
  status: 200,
  statusText: 'OK',
  headers: {},
  config,
})
