import type { IconName } from './app-icon.ts'

interface AppBuilding {
  readonly id: string
  readonly name: string
  readonly hasLogo: boolean
}

/** Signs of a name that launchers show below an icon. */
const shortName = 12

/**
 * The manifest by which a building's residents install the app (W3C Web Application Manifest): under the building's name
 * and logo. It is one app with the plain one, whichever of them was installed.
 */
export const manifestOf = ({ id, name, hasLogo }: AppBuilding) => ({
  id: '/app/',
  name,
  short_name: name.length <= shortName ? name : 'Lobby',
  start_url: '/app/',
  scope: '/app/',
  display: 'standalone',
  background_color: '#f4f6f5',
  theme_color: '#0f766e',
  icons: iconsAt(hasLogo ? `/app/building/${id}` : '/app'),
})

const iconsAt = (folder: string) =>
  (
    [
      ['icon-192', '192x192', 'any'],
      ['icon-512', '512x512', 'any'],
      ['icon-maskable', '512x512', 'maskable'],
    ] as const satisfies readonly (readonly [IconName, string, string])[]
  ).map(([file, sizes, purpose]) => ({ src: `${folder}/${file}.png`, sizes, type: 'image/png', purpose }))
