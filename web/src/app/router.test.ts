import { describe, expect, it } from 'vitest';
import { parse } from './router.svelte';

describe('parse', () => {
  it.each([
    ['/', { screen: 'home' }],
    ['/new', { screen: 'new', game: null }],
    ['/new/gaia', { screen: 'new', game: 'gaia' }],
    ['/lobby', { screen: 'lobby' }],
    ['/rules', { screen: 'rules', game: null }],
    ['/rules/gaia', { screen: 'rules', game: 'gaia' }],
    ['/t/t_ab%20c', { screen: 'table', table: 't_ab c' }],
    ['/j/t_1/', { screen: 'join', table: 't_1' }],
    ['/t', { screen: 'missing' }],
    ['/t/a/b', { screen: 'missing' }],
    ['/lobby/x', { screen: 'missing' }],
    ['/club', { screen: 'club', part: 'people', id: null }],
    ['/club/people/p_a', { screen: 'club', part: 'people', id: 'p_a' }],
    ['/club/boards/gaia-4', { screen: 'club', part: 'boards', id: 'gaia-4' }],
    ['/club/tournaments/new', { screen: 'club', part: 'tournaments', id: 'new' }],
    ['/club/elsewhere', { screen: 'missing' }],
    ['/club/boards/a/b', { screen: 'missing' }],
    ['/nowhere', { screen: 'missing' }],
  ])('%s', (path, route) => {
    expect(parse(path)).toEqual(route);
  });
});
