import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import pg from 'pg'

/**
 * A way to the database whose open connections can fall silent, as behind a router that has forgotten them; `hold`: the
 * new ones as well, as with a host that hangs.
 */
export async function silenceable(url: string) {
  const { host, port, user = '', database: name = '', password } = new pg.Client(url)
  const sockets: Socket[] = []
  let isHeld = false
  const server = createServer((socket) => {
    const behind = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    if (isHeld) socket.pause()
    else socket.pipe(behind).pipe(socket)
    for (const one of [socket, behind]) one.on('error', () => undefined)
    sockets.push(socket, behind)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const login = typeof password === 'string' ? `${user}:${encodeURIComponent(password)}` : user
  return {
    url: `postgresql://${login}@127.0.0.1:${(server.address() as AddressInfo).port}/${name}`,
    silence() {
      for (const socket of sockets.splice(0)) socket.unpipe().pause()
    },
    hold(held: boolean) {
      isHeld = held
      for (const socket of isHeld ? sockets : []) socket.unpipe().pause()
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
