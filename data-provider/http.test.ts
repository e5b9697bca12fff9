import { AxiosError, type AxiosAdapter, type AxiosResponse } from 'axios'
import { expect, test } from 'vitest'
import { createHttp, isCallError, type CallError } from './http.ts'

const failing = (adapter: AxiosAdapter) => {
  const http = createHttp({ signature: () => ({}), language: () => 'vi' })
  http.defaults.adapter = adapter
  return http
}

async function refusedWith(status: number, data: unknown): Promise<CallError> {
  const http = failing(async (config) => {
    const response = { data, status, statusText: '', headers: {}, config } as AxiosResponse
    throw new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, undefined, response)
  })
  return errorOf(http.get('/v1/x'))
}

async function errorOf(call: Promise<unknown>): Promise<CallError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!isCallError(error)) throw new Error(`not a CallError: ${String(error)}`)
  return error
}

test('a refusal keeps codes, texts, fields and the request’s id', async () => {
  const error = await refusedWith(422, {
    errorCode: 'code_exists,required',
    errorMessage: 'Mã đã có,Bắt buộc',
    errors: { code: ['code_exists'], 'lines.0.name': ['required', 'too_long'] },
    limits: { 'lines.0.name': { maxLength: 255, odd: [1] }, code: 'x' },
    requestId: 'r1',
  })
  expect(error).toEqual({
    message: 'Mã đã có\nBắt buộc',
    statusCode: 422,
    codes: ['code_exists', 'required'],
    texts: ['Mã đã có', 'Bắt buộc'],
    errors: { code: ['code_exists'], 'lines.0.name': ['required', 'too_long'] },
    limits: { 'lines.0.name': { maxLength: 255 }, code: {} },
    requestId: 'r1',
    body: expect.objectContaining({ requestId: 'r1' }),
    isCancelled: false,
  })
})

test('the error keeps the conflict’s details', async () => {
  const current = { id: '1', version: 5 }
  const error = await refusedWith(409, { errorCode: 'record_changed', errorMessage: 'x', current })
  expect(error.body?.current).toEqual(current)
})

test('a text with commas stays whole, and belongs to no code if the parts don’t match', async () => {
  const one = await refusedWith(409, { errorCode: 'a', errorMessage: 'Đã đổi, hãy tải lại' })
  expect(one.texts).toEqual(['Đã đổi, hãy tải lại'])
  const two = await refusedWith(409, { errorCode: 'a,b', errorMessage: 'Một, hai, ba' })
  expect(two.texts).toEqual([])
})

test.each([
  ['a gateway’s page', 502, '<html>Bad gateway</html>'],
  ['nothing', 500, undefined],
  ['null', 500, null],
  ['another’s JSON', 403, { errorCode: 7, errorMessage: { en: 'no' }, errors: 'no', requestId: 3 }],
])('%s is still a CallError', async (_name, status, data) => {
  expect(await refusedWith(status, data)).toMatchObject({
    message: `http_${status}`,
    statusCode: status,
    codes: ['server_error'],
    texts: [],
    requestId: undefined,
  })
})

test('a field’s single code is a code, not its letters', async () => {
  const { errors } = await refusedWith(400, {
    errorCode: 'required',
    errors: { code: 'required', name: null },
  })
  expect(errors).toEqual({ code: ['required'], name: ['null'] })
})

test('a refused download is read out of its blob', async () => {
  const blob = new Blob([JSON.stringify({ errorCode: 'forbidden', errorMessage: 'Cấm' })])
  expect(await refusedWith(403, blob)).toMatchObject({ codes: ['forbidden'], texts: ['Cấm'] })
  expect(await refusedWith(500, new Blob(['null']))).toMatchObject({ codes: ['server_error'] })
  expect(await refusedWith(500, new Blob(['<html>']))).toMatchObject({ codes: ['server_error'] })
})

test('no answer is the network’s failure', async () => {
  const http = failing(async (config) => {
    throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
  })
  expect(await errorOf(http.get('/x'))).toMatchObject({
    statusCode: 0,
    codes: ['network_error'],
    isCancelled: false,
  })
})

test('a cancelled call says nothing to anybody', async () => {
  const controller = new AbortController()
  const http = failing(() => Promise.reject(new Error('a cancelled call went out')))
  controller.abort()
  expect(await errorOf(http.get('/x', { signal: controller.signal }))).toMatchObject({
    codes: [],
    isCancelled: true,
  })
})

const signed = (token: string | undefined): Readonly<Record<string, string>> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` }

test('every call sends language and client, and the token of that moment', async () => {
  const seen: unknown[] = []
  let token: string | undefined
  const http = createHttp({
    signature: () => signed(token),
    language: () => (token === undefined ? 'vi' : 'km'),
  })
  http.defaults.adapter = async (config) => {
    const { authorization, 'accept-language': language, 'client-id': client } = config.headers.toJSON()
    seen.push([authorization, language, client])
    return { data: {}, status: 200, statusText: '', headers: {}, config }
  }
  await http.get('/x')
  token = 'later'
  await http.get('/x')
  expect(seen).toEqual([
    [undefined, 'vi', '3'],
    ['Bearer later', 'km', '3'],
  ])
})

test('a call whose token was replaced meanwhile goes again with the new one, once', async () => {
  const tokens = ['old', 'new', 'new', 'new']
  const sent: unknown[] = []
  const http = createHttp({ signature: () => signed(tokens.shift()), language: () => 'vi' })
  http.defaults.adapter = async (config) => {
    sent.push([config.headers.get('authorization'), config.data])
    const response = { data: {}, status: 401, statusText: '', headers: {}, config } as AxiosResponse
    throw new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, undefined, response)
  }
  expect((await errorOf(http.post('/v1/x', 'body'))).statusCode).toBe(401)
  expect(sent).toEqual([
    ['Bearer old', 'body'],
    ['Bearer new', 'body'],
  ])
})
