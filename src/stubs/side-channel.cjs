/** What `qs` remembers of objects that it has met. Its own package brings polyfills for browsers that had no WeakMap. */
module.exports = function sideChannel() {
  const met = new WeakMap()
  return {
    get: (key) => met.get(key),
    has: (key) => met.has(key),
    set: (key, value) => void met.set(key, value),
    delete: (key) => met.delete(key),
    assert(key) {
      if (!met.has(key)) throw new TypeError('the side channel has no such key')
    },
  }
}
