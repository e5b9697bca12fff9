/** refine's router reads and writes plain addresses; lists keep their state in their own way (src/crud/list/list-state.ts). */
// oxlint-disable-next-line import/no-default-export -- as in what it stands for
export default {
  parse: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringify: (query, { addQueryPrefix = false } = {}) => {
    const text = new URLSearchParams(query).toString()
    return addQueryPrefix && text !== '' ? `?${text}` : text
  },
}
