import { describe, expect, it } from 'vitest';
import { agree, andFor, articleFor, pluralOf, prepose } from './spanish';

const masculine = { feminine: false, plural: false };
const feminine = { feminine: true, plural: false };

describe('Spanish titles', () => {
  it.each([
    ['Pirámide', 'Pirámides'],
    ['Corazón', 'Corazones'],
    ['Cáliz', 'Cálices'],
    ['Colibrí', 'Colibríes'],
    ['Tótem', 'Tótems'],
    ['Fénix', 'Fénix'],
    ['Delfín', 'Delfines'],
    ['Árbol', 'Árboles'],
    ['Copo de nieve', 'Copos de nieve'],
    ['Oso polar', 'Osos polares'],
    ['Pez payaso', 'Peces payaso'],
    ['Casa del árbol', 'Casas del árbol'],
    ['Samurái', 'Samuráis'],
  ])('LOBBY-11 makes the plural of %s', (singular, plural) => {
    expect(pluralOf(singular)).toBe(plural);
  });

  it.each([
    ['dorado', feminine, 'dorada'],
    ['dorado', { feminine: true, plural: true }, 'doradas'],
    ['feroz', { feminine: false, plural: true }, 'feroces'],
    ['tropical', { feminine: true, plural: true }, 'tropicales'],
    ['cantarín', feminine, 'cantarina'],
    ['cantarín', { feminine: false, plural: true }, 'cantarines'],
    ['volador', feminine, 'voladora'],
    ['de jade', { feminine: true, plural: true }, 'de jade'],
    ['turquesa', { feminine: false, plural: true }, 'turquesa'],
  ])('LOBBY-11 lets "%s" agree with its noun', (adjective, noun, expected) => {
    expect(agree(adjective, noun)).toBe(expected);
  });

  it('LOBBY-11 gives "el" to feminine nouns that begin with a stressed a, in the singular only', () => {
    expect(articleFor({ es: 'Águila', ...feminine })).toBe('el');
    expect(articleFor({ es: 'Águilas', feminine: true, plural: true })).toBe('las');
    expect(articleFor({ es: 'Abeja', ...feminine })).toBe('la');
    expect(articleFor({ es: 'Jaguar', ...masculine })).toBe('el');
  });

  it('LOBBY-11 contracts "de el" and "a el", and says "e" before the sound i', () => {
    expect(prepose('de', 'el jaguar')).toBe('del jaguar');
    expect(prepose('Más allá de', 'el Rey Sol')).toBe('Más allá del Rey Sol');
    expect(prepose('a', 'el oso')).toBe('al oso');
    expect(prepose('de', 'la reina')).toBe('de la reina');
    expect(andFor('ídolo')).toBe('e');
    expect(andFor('hielo')).toBe('y');
    expect(andFor('luna')).toBe('y');
  });
});
