import { signIn } from './calls.ts'
import { measureConsole } from './console-cost.ts'
import { onGround } from './ground.ts'

/** `npm run bench:console`: the console's first rows beside react-admin's, printed; it writes nothing. */
await onGround(async ({ folder, lobby, bare }) => {
  const token = await signIn(lobby.url, 0)
  console.log(
    JSON.stringify(
      await measureConsole({ folder, lobbyUrl: lobby.url, bareUrl: bare.url, token }),
      undefined,
      2,
    ),
  )
})
