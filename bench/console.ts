import { signIn } from './calls.ts'
import { measureConsole } from './console-cost.ts'
import { onGround } from './ground.ts'

/** `npm run bench:console`: the console's first rows beside react-admin's, printed; it writes nothing. */
await onGround(async ({ folder, lobbyUrl, bareUrl }) => {
  const token = await signIn(lobbyUrl, 0)
  console.log(JSON.stringify(await measureConsole({ folder, lobbyUrl, bareUrl, token }), undefined, 2))
})
