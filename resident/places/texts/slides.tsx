import { useRef } from 'react'
import { call } from '../../data/call.ts'
import { useLoaded } from '../../data/loaded.ts'
import { say } from '../../language/say.ts'
import { StoredPicture } from '../../parts/pictures.tsx'
import type { HomeProps } from '../../places.ts'
import { listSliders } from './calls.ts'
import type { Slider } from './shapes.ts'

/** The sliders of a building. None moves by itself: a button or a finger moves it. */
export function Slides({ home: { apartment_id: home } }: Pick<HomeProps, 'home'>) {
  const { value = [] } = useLoaded({
    home,
    name: 'sliders',
    load: async (signal) => (await call(listSliders, { params: { apartment_id: home } }, { signal })).data,
  })
  return value.map((one) => <Slide key={one.id} of={one} />)
}

function Slide({ of: { title, images, link } }: { readonly of: Slider }) {
  const strip = useRef<HTMLUListElement>(null)
  if (images === null || images.length === 0) return null
  const move = (by: 1 | -1) => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    strip.current?.scrollBy({ left: by * strip.current.clientWidth, behavior: isCalm ? 'auto' : 'smooth' })
  }
  return (
    <section aria-label={title ?? ''}>
      <h2>{link === null ? title : <a href={link}>{title}</a>}</h2>
      <ul className="slides" ref={strip} tabIndex={0}>
        {images.map((id, n) => (
          <li key={id}>
            <StoredPicture id={id} name={say('shell.picture', { n: n + 1 })} />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <p className="stars">
          <button type="button" className="button small" onClick={() => move(-1)}>
            ‹ {say('texts.previous')}
          </button>
          <button type="button" className="button small" onClick={() => move(1)}>
            {say('texts.next')} ›
          </button>
        </p>
      )}
    </section>
  )
}
