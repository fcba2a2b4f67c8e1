-- Games that Astrolude 0.1 left in the middle, as its server wrote them. The seats are held by s_of_anna.
INSERT INTO tables (id, game, rules, options, seed, listed, invite_hash, rematch, created, changed, status, revision, ply, deciding, outcome)
VALUES ('t_frontiers', 'alien_frontiers', 1, '{"supply": "limited", "length": "normal", "helmet": "on"}', '7', true, NULL, NULL, 1795101655978, 1795101657156, 'running', 0, 40, 1, NULL);
INSERT INTO seats (table_id, seat, kind, name, level, secret_hash) VALUES
('t_frontiers', 0, 'person', 'Anna', NULL, 'bcad885dcd275e120aef897d4feeabf6b024149874cf34fb618b4f3dc97c0552'),
('t_frontiers', 1, 'person', 'Ben', NULL, 'bcad885dcd275e120aef897d4feeabf6b024149874cf34fb618b4f3dc97c0552');
INSERT INTO moves (table_id, ply, action, seat, at) VALUES
('t_frontiers', 1, 27, 0, 1795101656006), ('t_frontiers', 2, 125, 0, 1795101656025),
('t_frontiers', 3, 28, 0, 1795101656031), ('t_frontiers', 4, 77, 0, 1795101656038),
('t_frontiers', 5, 125, 0, 1795101656043), ('t_frontiers', 6, 0, 0, 1795101656051),
('t_frontiers', 7, 5, 1, 1795101656054), ('t_frontiers', 8, 54, 1, 1795101656059),
('t_frontiers', 9, 78, 1, 1795101656065), ('t_frontiers', 10, 308, 1, 1795101656071),
('t_frontiers', 11, 29, 1, 1795101656076), ('t_frontiers', 12, 125, 1, 1795101656086),
('t_frontiers', 13, 0, 1, 1795101656091), ('t_frontiers', 14, 73, 0, 1795101656099),
('t_frontiers', 15, 77, 0, 1795101656107), ('t_frontiers', 16, 3, 0, 1795101656115),
('t_frontiers', 17, 0, 0, 1795101656123), ('t_frontiers', 18, 52, 1, 1795101656126),
('t_frontiers', 19, 27, 1, 1795101656131), ('t_frontiers', 20, 327, 1, 1795101656139),
('t_frontiers', 21, 76, 1, 1795101656142), ('t_frontiers', 22, -1, 1, 1795101656148),
('t_frontiers', 23, 28, 1, 1795101656155), ('t_frontiers', 24, 6, 1, 1795101656163),
('t_frontiers', 25, 0, 1, 1795101656167), ('t_frontiers', 26, 26, 0, 1795101656171),
('t_frontiers', 27, 2, 0, 1795101656175), ('t_frontiers', 28, 77, 0, 1795101656180),
('t_frontiers', 29, 0, 0, 1795101656186), ('t_frontiers', 30, 73, 1, 1795101656191),
('t_frontiers', 31, 53, 1, 1795101656194), ('t_frontiers', 32, 327, 1, 1795101656203),
('t_frontiers', 33, 17, 1, 1795101656514), ('t_frontiers', 34, 0, 1, 1795101656518),
('t_frontiers', 35, 74, 0, 1795101656522), ('t_frontiers', 36, 52, 0, 1795101656830),
('t_frontiers', 37, 3, 0, 1795101656836), ('t_frontiers', 38, 0, 0, 1795101656843),
('t_frontiers', 39, 2, 1, 1795101657150), ('t_frontiers', 40, 2, 1, 1795101657156);
INSERT INTO tables (id, game, rules, options, seed, listed, invite_hash, rematch, created, changed, status, revision, ply, deciding, outcome)
VALUES ('t_eclipse', 'eclipse', 1, '{"species": "draft", "rare_technologies": "off", "developments": "off", "ancient_homeworlds": "off", "galactic_center_takeover": "off", "ancient_hives": "off", "warp_portals": "off", "new_discoveries": "off", "extra_sectors": "off", "alliances": "off", "new_species": "off", "simultaneous_play": "off", "predictable_technologies": "off", "turn_direction_choice": "off", "small_galaxy": "off", "secret_world": "off", "bankruptcy": "allowed"}', '8', true, NULL, NULL, 1795101657163, 1795101658398, 'running', 0, 40, 2, NULL);
INSERT INTO seats (table_id, seat, kind, name, level, secret_hash) VALUES
('t_eclipse', 0, 'person', 'Anna', NULL, 'bcad885dcd275e120aef897d4feeabf6b024149874cf34fb618b4f3dc97c0552'),
('t_eclipse', 1, 'person', 'Ben', NULL, 'bcad885dcd275e120aef897d4feeabf6b024149874cf34fb618b4f3dc97c0552'),
('t_eclipse', 2, 'person', 'Chloé', NULL, 'bcad885dcd275e120aef897d4feeabf6b024149874cf34fb618b4f3dc97c0552');
INSERT INTO moves (table_id, ply, action, seat, at) VALUES
('t_eclipse', 1, 4837, 0, 1795101657172), ('t_eclipse', 2, 4844, 2, 1795101657180),
('t_eclipse', 3, 4840, 1, 1795101657187), ('t_eclipse', 4, 26, 1, 1795101657196),
('t_eclipse', 5, 35, 2, 1795101657201), ('t_eclipse', 6, 26, 2, 1795101657214),
('t_eclipse', 7, 33, 0, 1795101657217), ('t_eclipse', 8, 37, 0, 1795101657227),
('t_eclipse', 9, 35, 0, 1795101657233), ('t_eclipse', 10, 36, 0, 1795101657241),
('t_eclipse', 11, 23, 0, 1795101657252), ('t_eclipse', 12, 38, 0, 1795101657256),
('t_eclipse', 13, 33, 0, 1795101657260), ('t_eclipse', 14, 35, 0, 1795101657273),
('t_eclipse', 15, 0, 0, 1795101657280), ('t_eclipse', 16, 26, 1, 1795101657288),
('t_eclipse', 17, 38, 2, 1795101657297), ('t_eclipse', 18, 24, 2, 1795101657304),
('t_eclipse', 19, 3133, 2, 1795101657310), ('t_eclipse', 20, 3537, 2, 1795101657315),
('t_eclipse', 21, 24, 0, 1795101657324), ('t_eclipse', 22, -1, 0, 1795101657329),
('t_eclipse', 23, 26, 0, 1795101657340), ('t_eclipse', 24, 36, 1, 1795101657346),
('t_eclipse', 25, 38, 1, 1795101657352), ('t_eclipse', 26, 22, 1, 1795101657361),
('t_eclipse', 27, 0, 1, 1795101657370), ('t_eclipse', 28, 26, 2, 1795101657375),
('t_eclipse', 29, 24, 0, 1795101657383), ('t_eclipse', 30, 3285, 0, 1795101657393),
('t_eclipse', 31, 3372, 0, 1795101657404), ('t_eclipse', 32, 34, 1, 1795101657412),
('t_eclipse', 33, 36, 1, 1795101657722), ('t_eclipse', 34, 22, 1, 1795101657730),
('t_eclipse', 35, 886, 1, 1795101657746), ('t_eclipse', 36, 0, 1, 1795101658054),
('t_eclipse', 37, 33, 2, 1795101658069), ('t_eclipse', 38, 24, 2, 1795101658076),
('t_eclipse', 39, 3088, 2, 1795101658086), ('t_eclipse', 40, 3295, 2, 1795101658398);
INSERT INTO tables (id, game, rules, options, seed, listed, invite_hash, rematch, created, changed, status, revision, ply, deciding, outcome)
VALUES ('t_ascension', 'eclipse', 1, '{"species": "draft", "rare_technologies": "off", "developments": "off", "ancient_homeworlds": "off", "galactic_center_takeover": "off", "ancient_hives": "off", "warp_portals": "off", "new_discoveries": "off", "extra_sectors": "off", "alliances": "off", "new_species": "on", "simultaneous_play": "off", "predictable_technologies": "off", "turn_direction_choice": "off", "small_galaxy": "off", "secret_world": "off", "bankruptcy": "allowed"}', '9', true, NULL, NULL, 1795101658409, 1795101658473, 'running', 0, 12, 1, NULL);
INSERT INTO seats (table_id, seat, kind, name, level, secret_hash) VALUES
('t_ascension', 0, 'person', 'Anna', NULL, 'bcad885dcd275e120aef897d4feeabf6b024149874cf34fb618b4f3dc97c0552'),
('t_ascension', 1, 'person', 'Ben', NULL, 'bcad885dcd275e120aef897d4feeabf6b024149874cf34fb618b4f3dc97c0552');
INSERT INTO moves (table_id, ply, action, seat, at) VALUES
('t_ascension', 1, 4848, 1, 1795101658414), ('t_ascension', 2, 4849, 0, 1795101658421),
('t_ascension', 3, 22, 0, 1795101658424), ('t_ascension', 4, 0, 0, 1795101658428),
('t_ascension', 5, 40, 1, 1795101658433), ('t_ascension', 6, 38, 1, 1795101658441),
('t_ascension', 7, 21, 1, 1795101658444), ('t_ascension', 8, -1, 1, 1795101658447),
('t_ascension', 9, 35, 1, 1795101658451), ('t_ascension', 10, 40, 1, 1795101658456),
('t_ascension', 11, 23, 1, 1795101658463), ('t_ascension', 12, 41, 1, 1795101658473);
INSERT INTO tables (id, game, rules, options, seed, listed, invite_hash, rematch, created, changed, status, revision, ply, deciding, outcome)
VALUES ('t_gaia', 'gaia', 1, '{"setup": "advanced", "map": "default", "turn_order": "clockwise", "planets_apart": "all_types", "rotation": "off", "automa": "none", "automa_faction": "none"}', '10', true, NULL, NULL, 1795101658500, 1795101658626, 'running', 0, 12, 0, NULL);
INSERT INTO seats (table_id, seat, kind, name, level, secret_hash) VALUES
('t_gaia', 0, 'person', 'Anna', NULL, 'bcad885dcd275e120aef897d4feeabf6b024149874cf34fb618b4f3dc97c0552'),
('t_gaia', 1, 'person', 'Ben', NULL, 'bcad885dcd275e120aef897d4feeabf6b024149874cf34fb618b4f3dc97c0552');
INSERT INTO moves (table_id, ply, action, seat, at) VALUES
('t_gaia', 1, 213, 0, 1795101658521), ('t_gaia', 2, 219, 1, 1795101658527),
('t_gaia', 3, 2988, 0, 1795101658540), ('t_gaia', 4, 3002, 1, 1795101658548),
('t_gaia', 5, 3059, 1, 1795101658558), ('t_gaia', 6, 2951, 0, 1795101658570),
('t_gaia', 7, 138, 1, 1795101658576), ('t_gaia', 8, -1, 1, 1795101658587),
('t_gaia', 9, 138, 1, 1795101658596), ('t_gaia', 10, 139, 0, 1795101658604),
('t_gaia', 11, 244, 0, 1795101658611), ('t_gaia', 12, 12, 1, 1795101658626);
INSERT INTO tables (id, game, rules, options, seed, listed, invite_hash, rematch, created, changed, status, revision, ply, deciding, outcome)
VALUES ('t_gate', 'space_gate', 1, '{"express": "off", "turn_limit": "150", "reorganisation_0": "off", "reorganisation_1": "off", "reorganisation_2": "off", "reorganisation_3": "off"}', '11', true, NULL, NULL, 1795101658635, 1795101658732, 'running', 0, 12, 1, NULL);
INSERT INTO seats (table_id, seat, kind, name, level, secret_hash) VALUES
('t_gate', 0, 'person', 'Anna', NULL, 'bcad885dcd275e120aef897d4feeabf6b024149874cf34fb618b4f3dc97c0552'),
('t_gate', 1, 'person', 'Ben', NULL, 'bcad885dcd275e120aef897d4feeabf6b024149874cf34fb618b4f3dc97c0552');
INSERT INTO moves (table_id, ply, action, seat, at) VALUES
('t_gate', 1, 5, 1, 1795101658652), ('t_gate', 2, 1153, 1, 1795101658661),
('t_gate', 3, 3, 1, 1795101658665), ('t_gate', 4, 1145, 1, 1795101658671),
('t_gate', 5, 6, 0, 1795101658677), ('t_gate', 6, 1137, 0, 1795101658684),
('t_gate', 7, 7, 0, 1795101658692), ('t_gate', 8, 1135, 0, 1795101658701),
('t_gate', 9, -1, 0, 1795101658709), ('t_gate', 10, 2193, 0, 1795101658715),
('t_gate', 11, 65, 1, 1795101658720), ('t_gate', 12, 67, 0, 1795101658732);
INSERT INTO tables (id, game, rules, options, seed, listed, invite_hash, rematch, created, changed, status, revision, ply, deciding, outcome)
VALUES ('t_federation', 'federation', 1, '{"structures": "printed"}', '12', true, NULL, NULL, 1795101658737, 1795101658820, 'running', 0, 12, 1, NULL);
INSERT INTO seats (table_id, seat, kind, name, level, secret_hash) VALUES
('t_federation', 0, 'person', 'Anna', NULL, 'bcad885dcd275e120aef897d4feeabf6b024149874cf34fb618b4f3dc97c0552'),
('t_federation', 1, 'person', 'Ben', NULL, 'bcad885dcd275e120aef897d4feeabf6b024149874cf34fb618b4f3dc97c0552');
INSERT INTO moves (table_id, ply, action, seat, at) VALUES
('t_federation', 1, 634, 1, 1795101658746), ('t_federation', 2, 629, 0, 1795101658752),
('t_federation', 3, 293, 0, 1795101658761), ('t_federation', 4, 113, 0, 1795101658768),
('t_federation', 5, 331, 0, 1795101658775), ('t_federation', 6, 26, 1, 1795101658780),
('t_federation', 7, 1, 1, 1795101658784), ('t_federation', 8, -1, 1, 1795101658793),
('t_federation', 9, 1, 1, 1795101658797), ('t_federation', 10, 183, 1, 1795101658807),
('t_federation', 11, 93, 0, 1795101658811), ('t_federation', 12, 178, 0, 1795101658820);
