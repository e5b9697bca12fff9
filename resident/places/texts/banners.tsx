import { call } from '../../data/call.ts'
import { useLoaded } from '../../data/loaded.ts'
import type { HomeProps } from '../../places.ts'
import { listBanners } from './calls.ts'
import type { Banner } from './shapes.ts'

interface BannersProps extends Pick<HomeProps, 'home'> {
  readonly place: NonNullable<Banner['place']>
}

/** What the office shows at one place of the app, in its order; nothing where it has none. */
export function Banners({ home: { apartment_id: home }, place }: BannersProps) {
  const { value = [] } = useLoaded({
    home,
    name: `banners ${place}`,
    load: async (signal) =>
      (await call(listBanners, { params: { apartment_id: home, place } }, { signal })).data,
  })
  return value.map(({ id, title, image, link }) => {
    const face =
      image === null ? (
        <strong className="card">{title}</strong>
      ) : (
        <img className="banner" alt={title ?? ''} src={`/v1/public/banner/${id}/picture`} loading="lazy" />
      )
    return <p key={id}>{link === null ? face : <a href={link}>{face}</a>}</p>
  })
}
