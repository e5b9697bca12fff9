import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What Bakong says of a payment; its amounts are numbers. */
export interface BakongPayment {
  readonly hash: string
  readonly toAccountId: string
  readonly currency: 'KHR' | 'USD'
  readonly amount: number
}

const notFound = {
  data: null,
  errorCode: 1,
  responseCode: 1,
  responseMessage: 'Transaction could not be found. Please check and try again.',
}

/** Bakong's Open API on this machine: it knows what it was told, by the MD5 of a QR, under one token. */
export async function openBakong(token: string) {
  const paid = new Map<string, BakongPayment>()
  const openedAt = Date.now()
  const asked: string[] = []
  const server = createServer((request, reply) => {
    void text(request).then((body) => {
      const { md5 } = JSON.parse(body) as { readonly md5: string }
      asked.push(md5)
      const isKnown = request.headers.authorization === `Bearer ${token}`
      const payment = paid.get(md5)
      const answer =
        payment === undefined
          ? notFound
          : {
              responseCode: 0,
              responseMessage: 'Getting transaction successfully.',
              errorCode: null,
              data: {
                fromAccountId: 'payer@aclb',
                description: 'rent',
                createdDateMs: openedAt,
                // The payee’s bank says so later, and may say it anew.
                acknowledgedDateMs: openedAt + asked.length,
                ...payment,
              },
            }
      reply.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' })
      reply.end(isKnown ? JSON.stringify(answer) : '{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    paid,
    asked,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
