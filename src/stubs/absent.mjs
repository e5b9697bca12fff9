/** Parts of libraries that nothing in the console calls. */
const absent = () => {
  throw new Error('this part of a library is not in the console')
}

/** casbin's: rights in files, patterns and ranges of addresses. */
export { absent as minimatch, absent as parse }

/** refine's: where in the sources a hook was called, for its developers' tools. */
// oxlint-disable-next-line import/no-default-export -- as in what it stands for
export default absent

/** axios': calls by `fetch`; it uses XMLHttpRequest wherever there is one. */
export { absent as getFetch }
