// What the libraries of 2005 to 2010 did in a browser, where no package has that part of them: lists that turn into text,
// names on every object that loops come across, methods of elements, events and functions that mean something else.

// Enumerable on everything: a method, and a value.
Object.prototype.each = function (visit) {
  for (const key in this) visit(this[key], key);
};
Object.prototype.version = '1.6.0.3';

const toArray = (list) => {
  const result = [];
  for (let at = 0; at < (list?.length ?? 0); at++) result[at] = list[at];
  return result;
};
Array.from = toArray;
Array.prototype.toArray =
  Array.prototype.entries =
  Array.prototype.clone =
    function () {
      return toArray(this);
    };
Array.prototype.find = Array.prototype.detect = function (test, context) {
  for (let at = 0; at < this.length; at++) if (test.call(context, this[at], at)) return this[at];
};
Array.prototype.map = Array.prototype.collect = function (make, context) {
  const result = [];
  for (let at = 0; at < this.length; at++) result.push(make ? make.call(context, this[at], at) : this[at]);
  return result;
};
Array.prototype.filter = Array.prototype.select = function (test, context) {
  const result = [];
  for (let at = 0; at < this.length; at++) if (test.call(context, this[at], at)) result.push(this[at]);
  return result;
};
Array.prototype.some = Array.prototype.any = function (test, context) {
  for (let at = 0; at < this.length; at++)
    if (test ? test.call(context, this[at], at) : this[at]) return true;
  return false;
};
Array.prototype.flatten = Array.prototype.flat = function () {
  return this.reduce((flat, each) => flat.concat(Array.isArray(each) ? each.flatten() : [each]), []);
};
Array.prototype.include = function (value) {
  return this.indexOf(value) >= 0;
};

// Lists, texts, numbers and dates write themselves, and `JSON.stringify` writes that down as a text.
const write = (value) => {
  if (value === null || value === undefined) return 'null';
  if (value.toJSON) return value.toJSON();
  if (typeof value !== 'object') return String(value);
  const fields = Object.keys(value).map((key) => `${key.toJSON()}: ${write(value[key])}`);
  return `{${fields.join(', ')}}`;
};
String.prototype.toJSON = function () {
  return `"${this.replace(/["\\]/g, '\\$&')}"`;
};
Array.prototype.toJSON = function () {
  return `[${this.map((each) => write(each)).join(', ')}]`;
};

Function.prototype.bind = function (context, ...early) {
  return (...late) => this.apply(context, early.concat(late));
};
Function.prototype.defer = function () {
  return setTimeout(this, 10);
};

Object.assign(HTMLElement.prototype, {
  remove() {
    this.parentNode.removeChild(this);
    return this;
  },
  replaceWith() {
    throw new Error('This is not what it was.');
  },
  closest(selector) {
    return this.up(selector);
  },
  up(selector) {
    for (let element = this.parentNode; element; element = element.parentNode)
      if (element.matches?.(selector)) return element;
    return undefined;
  },
  next() {
    return this.nextElementSibling;
  },
  select(selector) {
    return toArray(this.querySelectorAll(selector));
  },
  scrollTo() {
    window.scrollTo(0, this.offsetTop);
    return this;
  },
  toggle() {
    this.hidden = !this.hidden;
  },
  hide() {
    this.style.display = 'none';
  },
  show() {
    this.style.display = '';
  },
  wrap(wrapper) {
    this.parentNode.replaceChild(wrapper, this);
    wrapper.appendChild(this);
  },
});
Event.prototype.stop = function () {
  this.preventDefault();
  this.stopPropagation();
};
String.prototype.startsWith = function (pattern) {
  return this.lastIndexOf(pattern, 0) === 0;
};
String.prototype.replaceAll = function (pattern, replacement) {
  return this.split(pattern).join(replacement);
};
