UPDATE `round_progress` SET `lines` = (
  SELECT json_group_array(json_object('of', json_array(l.`key`), 'funding', json_extract(l.`value`, '$.funding'), 'exposures', json_extract(l.`value`, '$.exposures')))
  FROM json_each(`round_progress`.`lines`) l
);
